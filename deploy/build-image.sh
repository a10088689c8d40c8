#!/bin/sh
# Builds the image without an image registry, with buildah on a base made by debootstrap. Runs as root
# on Debian. Then starts the image as compose.yaml does and reports the result.
#
#   npm run lab -- image           builds and tests it
#   IMAGE_CACHE=/some/where        stores base and layers there instead of in /var/cache/azit-image
#
# With access to a registry, `docker build -t azit .` builds the same image from ordinary images.
set -eu
cd "$(dirname "$0")/.."

cache=${IMAGE_CACHE:-/var/cache/azit-image}
release=trixie
limit_bytes=300000000
say() { printf 'image: %s\n' "$1"; }

# Runs a command that takes minutes and prints every ten seconds that it is still running.
patiently() {
  what=$1
  shift
  say "$what"
  (while sleep 10; do say "still $what"; done) &
  speaking=$!
  code=0
  "$@" || code=$?
  kill "$speaking"
  return "$code"
}

[ "$(id -u)" = 0 ] || { say 'needs root'; exit 1; }
missing=
for tool in debootstrap buildah podman runc; do command -v $tool > /dev/null || missing="$missing $tool"; done
if [ -n "$missing" ]; then
  say "installing$missing"
  # shellcheck disable=SC2086
  apt-get install -y --no-install-recommends $missing > /dev/null
fi
mkdir -p "$cache"
# Without overlayfs, buildah copies all lower layers into each layer, which is slow and takes
# gigabytes.
driver=vfs
grep -qw overlay /proc/filesystems && driver=overlay
storage="--storage-driver $driver --root $cache/storage --runroot $cache/run"
# shellcheck disable=SC2086
pot() { timeout 1800 buildah $storage "$@"; }

make_base() {
  rm -rf "$cache/base"
  timeout 1800 debootstrap --variant=minbase --include=libstdc++6,libatomic1,ca-certificates \
    "$release" "$cache/base" > "$cache/debootstrap.log" 2>&1 \
    || { tail -n 20 "$cache/debootstrap.log"; return 1; }
  touch "$cache/base/.made"
}

if ! pot inspect localhost/azit-base > /dev/null 2>&1; then
  [ -e "$cache/base/.made" ] || patiently "making a base of Debian $release, once" make_base
  # Remove manuals and translations, as the slim images of Debian do: nobody reads them in a
  # container.
  rm -rf "$cache/base/var/cache/apt" "$cache/base/var/lib/apt/lists" "$cache/base/usr/share/doc" \
    "$cache/base/usr/share/man" "$cache/base/usr/share/locale" "$cache/base/usr/share/info"
  base=$(pot from scratch)
  pot add -q "$base" "$cache/base" / > /dev/null
  pot commit -q "$base" localhost/azit-base > /dev/null
  # The image for the build also needs Node and npm, which are copied from this machine.
  node=$(readlink -f "$(command -v node)")
  npm=$(readlink -f "$(command -v npm)")
  pot copy -q "$base" "$node" /usr/local/bin/node > /dev/null
  pot copy -q "$base" "$(dirname "$(dirname "$npm")")" /usr/local/lib/node_modules/npm > /dev/null
  pot run --isolation chroot "$base" -- \
    ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  pot commit -q "$base" localhost/azit-build > /dev/null
  pot rm "$base" > /dev/null
fi

# The build uses the package registry and the certificates of this machine.
npmrc=$(mktemp)
trap 'rm -f "$npmrc"' EXIT
{
  echo "registry=$(npm config get registry 2> /dev/null)"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt'
} > "$npmrc"

version=$(node -p 'require("./package.json").version')
patiently "building version $version" pot build --isolation chroot --format docker -q -t localhost/azit -t "localhost/azit:$version" \
  --label "org.opencontainers.image.version=$version" \
  --build-arg BUILD_BASE=localhost/azit-build --build-arg BASE=localhost/azit-base \
  -v "$npmrc:/root/.npmrc:ro" -v /etc/ssl/certs:/etc/ssl/certs:ro .

mounted=$(pot from localhost/azit)
folder=$(pot mount "$mounted")
bytes=$(du -sb "$folder" | cut -f1)
say "size $((bytes / 1000000)) MB unpacked, limit $((limit_bytes / 1000000)) MB"
pot umount "$mounted" > /dev/null
pot rm "$mounted" > /dev/null
[ "$bytes" -lt "$limit_bytes" ] || { say 'too large'; exit 1; }
pot rmi --prune > /dev/null || true
# Use runc: crun refuses machines that use versions 1 and 2 of control groups together.
# shellcheck disable=SC2086
exec node lab/rig/try-image.ts $storage --runtime runc
