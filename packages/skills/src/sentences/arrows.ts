/** What stands before an arrow to a text, and the arrow. */
const ARROW =
  /(?<!\p{L})((?:text|passage|notes?|paragraph|article|source|here|this|below|following|النص|نص|الفقرة|المقال|القطعة|التالي|الآتي|هذا)\s?)(?:>{2,3}|[-=]{1,2}>|[→⇒»])(?=\s)/iu

/** "Text >> Bees live in colonies": the arrow says what a colon says. */
export const withColonForArrow = (message: string): string => message.replace(ARROW, '$1:')
