// What a message names only to say that it is not wanted: "the visitors are not needed", «القرارات مب لازم».

const ENGLISH = [
  `(?:not|isn['’]?t|aren['’]?t|wasn['’]?t)(?: really)? (?:needed|wanted|required|relevant|related|interested|mine|ours|(?:meant )?for (?:the (?:minutes|list|notes)|now|today)|part of (?:it|this|the))`,
  `no need (?:for|to)`,
  `(?:do not|don['’]?t|dont|no) (?:need|want|put|include|count|list|add|write|mention|enter|bother(?: with)?) (?:it|that|this|them|those|these|him|her|the|my|his|any)`,
  `(?:if|in case) (?:that|it)(?:['’]?s)? (?:matters|of interest|relevant)`,
  `irrelevant|unrelated|off the record|beside the point|another matter`,
  `(?:skip|ignore|forget|drop|leave|keep) (?:[\\p{L}'’]{1,15} ){0,4}(?:that|it|them|him|her|out|aside|off)(?: (?:of (?:it|this)|please|pls|for now|completely))?(?=[\\s.!)]{0,4}$|,)`,
  `take (?:it|that|this|them) (?:off|out)`,
  `(?:that|it|this)(?:['’]?s| is) (?:private|settled|a different (?:story|matter))`,
  `(?:doesn['’]?t|does not|don['’]?t) (?:matter|belong (?:here|in))`,
  `(?:i['’]?ll|i will|we['’]?ll) (?:do|look at|see|check|handle) (?:it |that |them )?(?:later|another (?:day|time))`,
]
const NOT = '(?:مش|مو|مب|مهو|موب|غير|ما هو|مهي|ليس|ليست)'
const ARABIC = [
  `${NOT} (?:ال)?(?:لازم|مطلوب|محتاج|عايز|موضوعنا|للمحضر|داخل)[ةهي]?(?:ها|ه|نها|ينها|هم)?`,
  `(?:ما|مش|لا) (?:[انت]?ب(?:غ[يى]|[ياى])|نبا|[اأ]?ريد|نريد|عايز|عاوز|بد(?:ي|نا)|يلزم|تلزم)(?:ه|ها|هن|هم|ين|نا)?`,
  `(?:لا|ما) ب?(?:ت|ن|تن)(?:كتب|حط|حسب|دخل|ذكر|سجل|ضيف|عد)\\p{L}{0,4}|ما ?ت(?:كتب|حط|حسب|دخل)\\p{L}{0,4}ش`,
  `(?:سيب|اترك|اتركي|شيل|شيلي|انس|تجاهل)(?:وا)?(?:ه|ها|هم|هن|وه|وها|وهم)`,
  `(?:خل|خلي)(?:وا)?(?:ه|ها|هم|هن) (?:الحين|دلوقتي|هلق|بعدين|لبعدين|برا|على جنب)`,
  `ما ?(?:ل|ال|[إا]ل)(?:ه|ها|هم|و|يها|هاش|هوش|هن|يناش)? ?(?:ا?ي )?(?:دخل|علاق[ةه]|دعو[ةه])|لا علاق[ةه]`,
  `ما (?:[يت]خص|[يت]هم)(?:نا|ني|ك|كم|ها|ه)?|مال(?:ي|ينا|يناش|ناش|هاش|هوش) (?:دعو[ةه]|دخل)`,
  `(?:موضوع|سالف[ةه]|قص[ةه]) (?:ثاني|تاني|خاص)[ةه]?`,
]
const LEFT = new RegExp(`(?<!\\p{L})و?(?:${[...ENGLISH, ...ARABIC].join('|')})(?!\\p{L})`, 'iu')

/** Whether a clause says of what it names that it is not wanted. */
export const isLeftAside = (clause: string): boolean => LEFT.test(clause.trim())

/** "That is private, keep it out", «سالفة خاصة لا تكتبونها»: said not to be written down. */
const OFF_RECORD =
  /(?<!\p{L})(?:private|confidential|off the record|irrelevant|unrelated|(?:not|isn['’]?t) (?:relevant|related|for (?:the|these|our) (?:minutes|notes))|(?:do not|don['’]?t|dont) (?:write|put|record|include|mention|note|minute) (?:it|that|this|them|her|his|my)|(?:keep|leave) (?:it|that|this|them) out|(?:skip|ignore) (?:it|that|this|them)|(?:لا|ما) ت(?:كتب|حط|سجل|ذكر|دون)\p{L}{0,3}(?:ه|ها|هم)|ما ?ت(?:كتب|حط)\p{L}{0,3}ش|شيلوها?|شيلها|للمحضر لا|ما ?(?:ل|ال|[إا]ل)(?:ه|ها|هم) (?:دخل|علاق[ةه])|لا علاق[ةه]|مال(?:يناش|ناش|نا|ي) (?:دعو[ةه]|دخل))(?!\p{L})/iu

/** Whether a sentence of notes says that it is not to be entered. */
export const isOffRecord = (sentence: string): boolean => OFF_RECORD.test(sentence)
