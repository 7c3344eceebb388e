const SELF_RATED =
  /(?<!\p{L})(?:(?:and|but|i'?m|i am|very|quite|و|بس|انا|أنا)\s?){0,3}(?:(?<hard>weak|bad|poor|terrible|struggling|و?ضعيف[ةه]?|و?تعبان[ةه]?)|(?<easy>strong|good|great|confident|و?(?:كويس|قوي|شاطر|ممتاز|زين|منيح)[ةه]?)|(?<fair>ok|okay|average|fine|و?(?:متوسط|عادي)[ةه]?))\s(?:(?:at|in|with|في|ف)\s|ب(?=ال))(?<name>\p{L}{2,20}(?:\s(?!and |but |و|بس )\p{L}{2,20}){0,2})(?=\s?(?:[,،.;؛\n]|and |but |و|بس |$))/giu

/** "Weak at organic, strong at inorganic", «ضعيفة في الجبر وكويسة في الهندسة»: topics by how well somebody knows them. */
export function withSelfRatings(text: string): string {
  if ((text.match(SELF_RATED)?.length ?? 0) < 2) return text
  return text.replace(SELF_RATED, (...found) => {
    const { hard, easy, name } = found.at(-1) as Record<string, string | undefined>
    const before = text.slice(0, found.at(-3) as number)
    const joint = /(?:^|[,،.;؛:：\n])\s{0,3}$/u.test(before) ? '' : ', '
    return `${joint}${name}${hard ? ' (hard)' : easy ? ' (easy)' : ''}`
  })
}
