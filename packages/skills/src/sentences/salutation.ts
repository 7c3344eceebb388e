/** "Good morning all", «صباح الخير يا جماعة»: whom a sentence greets before it says something. */
const SALUTATION =
  /^(?:(?:dear|hi|hello|hey|hiya|greetings|good ?(?:am|pm|morning|afternoon|evening|day)|(?:morning|evening) (?:all|team|everyone|everybody|guys|folks))(?=[\s,!])|(?:صباح|مساء) (?:الخير|النور)|السلام عليكم|سلام عليكم|مرحبا|[أا]هلا|هلا|يا هلا|تحي[ةه] طيب[ةه]|عزيزت?ي|عزيزنا|[أا]عزا[ءئ]ي?|[أا]عزاءنا|السادة|حضرة)[^,،!.:;؛?؟\n]{0,40}(?:[,،]|!)\s{1,3}(?=\S+\s\S)/iu
/** "Dear friends, family and guests" greets on behind the comma. */
const GREETS_ON = /^\S{1,20}(?:\s\S{1,20})?\s(?:and|و)\s?\S{1,20}\s?[,،!.]/iu

/** Without whom it greets; a sentence that only greets stays as it is. */
export function withoutSalutation(sentence: string): string {
  const [lead = ''] = SALUTATION.exec(sentence) ?? []
  const rest = sentence.slice(lead.length)
  return lead === '' || GREETS_ON.test(rest) ? sentence : rest
}
