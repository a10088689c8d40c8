import { contract } from '@azit/contract';
import { HttpResult } from '#server/http/reply.ts';
import { routes, toData } from '#server/http/routes.ts';
import { listMessages } from './list-messages.ts';
import { removeMessage } from './remove-message.ts';
import { sendPicture, sendText } from './send-message.ts';

const { list, send, remove } = contract.messages;

export const messagesRoutes = routes(
  { list, send, remove },
  {
    list: ({ context, viewer, params, query }) =>
      toData(listMessages(context, viewer, { ...params, ...query })),
    send: async ({ context, viewer, params, body, data, image }) => {
      const { message, isRepeated } =
        image === undefined
          ? await sendText(context, viewer, { ...params, ...body })
          : await sendPicture(context, viewer, { ...params, ...data, bytes: image });
      const reply = { data: message };
      return isRepeated ? new HttpResult({ body: reply, isRepeated }) : reply;
    },
    remove: ({ context, viewer, params }) => removeMessage(context, viewer, params),
  },
);
