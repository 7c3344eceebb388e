/** What stands before an arrow to a text, and the arrow. */
const ARROW =
  /(?<!\p{L})((?:text|passage|notes?|paragraph|article|source|here|this|below|following|النص|نص|الفقرة|المقال|القطعة|التالي|الآتي|هذا)\s?)(?:>{2,3}|[-=]{1,2}>|[→⇒»])(?=\s)/iu

/** The only arrow of a message, in its first sentence: "10 questions from page 14 -> The clinic opens …". */
const OPENING =
  /^([^.!?؟\n→⇒>]{8,220})(?:>{2,3}|[-=]{1,2}>|[→⇒])(?=\s(?:\p{Lu}|\p{Lo})[^→⇒>]{40,}$)/u

/** "Text >> Bees live in colonies": the arrow says what a colon says. */
export const withColonForArrow = (message: string): string =>
  ARROW.test(message)
    ? message.replace(ARROW, '$1:')
    : message.replace(OPENING, (_, before: string) => `${before.replace(/[\s=-]{1,9}$/, '')}:`)
