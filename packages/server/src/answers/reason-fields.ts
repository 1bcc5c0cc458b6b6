import { type Message, type MessageFields, messageFields } from '@slidewise/core/messages';

/** The fields of a reason in JSON; none where there is none. */
export function reasonFields(reason: Message | undefined): Partial<MessageFields<'reason'>> {
  return reason === undefined ? {} : messageFields('reason', reason);
}
