import { behindCorrection } from '../sentences/corrected.ts'

const DOES =
  '(?:make|add|remove|drop|delete|change|set|put|use|start|begin|skip|include|rename|move|replace|keep|switch|forget|also|without|خل|خلي|خلها|خليها|خلو|خليهم|حط|حطي|زيد|زود|ضيف|اضف|أضف|شيل|احذف|إحذف|الغ|الغي|غير|بدل|عدل|سو|سوي|اجعل|اعمل|رجع|ابدا|ابدأ|انقل|كمان|بدون)(?:ها|ه|هم|لي|لنا|ي|وا)?(?!\\p{L})'
const JOINT = new RegExp(
  `[,،;؛]\\s{0,2}(?:(?:and|then|و|ثم)\\s{0,2})?(?=(?:و)?${DOES})|[.\\n]\\s{1,3}(?=\\S)|\\s(?:and|then|but|ثم)\\s(?=${DOES})|\\sو\\s?(?=${DOES})|(?<=\\p{L})\\s(?=(?:add|drop|remove|delete|شيل|احذف|زيد|ضيف)\\s)`,
  'giu',
)
const NO_BUT = new RegExp(
  `^[^\\p{L}\\d]{0,4}(?:no|nope|nah|لا|لأ)(?:\\s{0,2}[,،.!]\\s{0,2}|\\s(?=${DOES}))(?=\\S)`,
  'iu',
)

/** What a message changes, one after the other: of «لا، رجعها ٣ وزيد سناب» it is «رجعها ٣» and «زيد سناب»; a "no" that only takes back what was said leaves nothing out. */
export function changesApart(message: string): [string, ...string[]] {
  const said = behindCorrection(message)?.trim() || message
  const [first = said, ...others] = said
    .replace(NO_BUT, '')
    .split(JOINT)
    .map((part) => part.trim())
    .filter(Boolean)
  return [first, ...others]
}
