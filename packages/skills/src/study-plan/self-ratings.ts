const SELF_RATED =
  /(?<!\p{L})(?:(?:and|but|i'?m|i am|very|quite|و|بس|انا|أنا)\s?){0,3}(?:(?<hard>weak|bad|poor|terrible|struggling|و?ضعيف[ةه]?|و?تعبان[ةه]?)|(?<easy>strong|good|great|confident|و?(?:كويس|قوي|شاطر|ممتاز|زين|منيح)[ةه]?)|(?<fair>ok|okay|average|fine|و?(?:متوسط|عادي)[ةه]?))\s(?:(?:at|in|with|في|ف)\s|ب(?=ال))(?<name>\p{L}{2,20}(?:\s(?!and |but |و|بس )\p{L}{2,20}){0,2})(?=\s?(?:[,،.;؛\n]|and |but |و|بس |$))/giu

const WEAKEST =
  /(?:(?:\b(?<english>[a-z]{3,15}) (?:is|are) my (?:weakest|worst|hardest)(?: (?:part|skill|one|subject))?)|(?<!\p{L})و?(?<arabic>ال\p{L}{3,12}) [اأ](?:ضعف|صعب) (?:شيء?|حاج[ةه]|وحد[ةه]|ماد[ةه])(?: عندي| علي)?)[,،]? (?:(?:and )?(?:the )?(?:others?|rest)(?: are| is)?|و?(?:الباقي|البقي[ةه])(?: هي| هم)?):? (?=\p{L})/giu

/** "Writing is my weakest, others reading and speaking", «والكتابة اضعف شي عندي والباقي قراءة ومحادثة» */
export const withWeakestFirst = (text: string): string =>
  text.replace(WEAKEST, (...found) => {
    const { english, arabic } = found.at(-1) as Record<string, string | undefined>
    return english ? `: ${english} (hard), ` : `: ${arabic} (صعب)، `
  })

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
