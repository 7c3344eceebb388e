import { words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { denial } from '../sentences/taking-back.ts'

/** A sentence that takes something back says so at its beginning: "sorry, I meant …". */
const LATEST = 3
const NUMBER = /[\d٠-٩]+(?:[.,٫][\d٠-٩]+)?/g
/** "It was 5 before, now 7", «كان 5 وصار 7» */
const WAS =
  /(?<!\p{L})(?:it )?(?:was|were|كانت?) (?<former>[\p{L}\d٠-٩.,%]{1,30}?)(?: before| first| قبل| [أا]ول)?[,،]? (?:and |but |و)?(?:now|it is|its|صارت?|بقت?|بقى|الحين|هلق|دلوقتي) (?:its? |it is )?(?<wanted>[\p{L}\d٠-٩.,%]{1,30})/iu
/** "25 May not 20", «25 مايو مش 20» */
const FIGURE_INSTEAD = new RegExp(
  `(?<wanted>[\\d٠-٩][\\d٠-٩.,%]{0,12})(?: \\p{L}{1,15})?,? ${denial} (?<former>[\\d٠-٩][\\d٠-٩.,%]{0,12})`,
  'iu',
)
/** "25 not 30", «30% مو 20%» */
const INSTEAD = new RegExp(
  `(?<wanted>[\\p{L}\\d٠-٩.,%]{1,30}),? ${denial} (?<former>[\\p{L}\\d٠-٩.,%]{1,30})`,
  'iu',
)
/** "Not Monday, Tuesday" */
const FORMER_FIRST = new RegExp(
  `(?<!\\p{L})${denial} (?<former>[\\p{L}\\d٠-٩.,%]{1,30}),? (?:(?:but|its|it['’]s|it is|بل) )?(?<wanted>[\\p{L}\\d٠-٩.,%]{1,30})`,
  'iu',
)

/** "Due in 30 days. No wait, it is 25 not 30": the line as it is meant; what cannot be put into it stays as it was written. */
function correctedLine(line: string): string {
  for (const { index, 0: mark } of [...line.matchAll(/[.!?؟,،;؛]\s{1,3}|\s[-–—]\s/g)].slice(
    0,
    MANY,
  )) {
    const behind = line.slice(index + mark.length)
    if (!takesBack(behind)) continue
    const before = line.slice(0, index + (/[!?؟]/.test(mark) ? 1 : 0)).trim()
    return put(before, behind) ?? line
  }
  return line
}
const MANY = 12

const takesBack = (sentence: string): boolean => {
  const [first] = correctionsIn(sentence)
  return first !== undefined && words(sentence.slice(0, first.start)).length < LATEST
}

function put(line: string, behind: string): string | undefined {
  for (const said of [WAS, FIGURE_INSTEAD, INSTEAD, FORMER_FIRST]) {
    const { wanted = '', former = '' } = said.exec(behind)?.groups ?? {}
    const replaced = former && replacedIn(line, bare(former), bare(wanted))
    if (replaced) return replaced
  }
  const whole = /[:：]\s{1,3}(\S.{5,300})$/u.exec(behind)?.[1]
  if (whole) return whole
  const [former, ...others] = line.match(NUMBER) ?? []
  const [wanted, ...more] = behind.match(NUMBER) ?? []
  return former && wanted && others.length === 0 && more.length === 0
    ? replacedIn(line, former, wanted)
    : undefined
}

const bare = (said: string) => said.replace(/[.,%]{1,3}$/, '')

function replacedIn(line: string, former: string, wanted: string): string | undefined {
  const at = line
    .toLowerCase()
    .search(
      new RegExp(
        `(?<![\\p{L}\\d])${former.toLowerCase().replaceAll(/[.]/g, '\\.')}(?![\\p{L}\\d])`,
        'u',
      ),
    )
  return at < 0 ? undefined : line.slice(0, at) + wanted + line.slice(at + former.length)
}

/** What a row beside the line says that it is now. */
export function putInRows(line: string, rows: readonly string[]): string | undefined {
  const beside = rows.filter((row) => !row.includes(line))
  return beside
    .filter((row) => WAS.test(row) || takesBack(row))
    .map((row) => put(line, row))
    .find((meant) => meant !== undefined && meant !== line)
}

/** A correction may stand in a row of its own below the line it is of. */
export function correctedLines(lines: readonly string[]): string[] {
  const last = lines.at(-1) ?? ''
  if (lines.length > 1 && takesBack(last))
    for (const [index, line] of lines.slice(0, -1).entries()) {
      const meant = put(line, last)
      if (meant && (lines.length === 2 || meant !== line))
        return lines.slice(0, -1).with(index, meant)
    }
  return lines.map(correctedLine)
}
