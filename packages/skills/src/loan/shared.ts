import type { Message } from '../understanding/affinity.ts'
import { equalParts } from '../understanding/shares.ts'

/** What a loan has by itself and nobody shares. */
const PAYMENTS =
  /^(?:ال)?(?:cheques?|checks?|payments?|instal{1,2}ments?|parts?|شيك(?:ات)?|دفع(?:[ةه]|ات)|قسط|[أا]قساط|جزء)/iu

/** "3 partners, how much for each": among how many people the payment is divided. */
export const sharedBy = (message: Message): number | undefined =>
  equalParts({
    ...message,
    concepts: message.concepts.filter(
      ({ concept, start, end }) =>
        concept !== 'sharer' || !PAYMENTS.test(message.text.slice(start, end)),
    ),
  })
