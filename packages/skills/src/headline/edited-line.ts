import { insteadOf } from '../follow-up/instead-of.ts'
import { latinDigits } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { type Span, words } from '../reading/words.ts'

const USE =
  /^(?:(?:and|but|then|و)\s)?(?:(?:say|use|put|write|make it|try|have|the words?|حط\p{L}{0,2}|خل\p{L}{0,3}|اكتب\p{L}{0,2}|كلم[ةه])\s){1,2}/iu
const REMOVES =
  /(?<!\p{L})(?:without|remove|removed|drop|dropped|delete|take out|took out|cut|no|بدون|من غير|بلا|شيل\p{L}{0,2}|شلت|احذف\p{L}{0,2}|حذفت|لو شلنا)\s(?:(?:منه|منها|من العنوان|من السطر|from it)\s)?(?:(?:the|all|any|every|كل)\s|ال)?(?:(?:words?|phrase|كلم[ةه])\s)?["“«']?(?<gone>[^"”»'?؟\n]{1,60})/iu
const MARKS =
  /(?<!\p{L})(?:exclamation(?: (?:marks?|points?))?|(?:the|those|these) marks|علام\p{L}{1,3}(?: (?:ال)?تعجب)?|!{1,9})/iu
const AT_END =
  /(?<!\p{L})(?:(?:at|to|in|on) (?:the |its )?end|ends? (?:it )?with|(?:في |ب)?[آا]خر\p{L}{0,2}|ب?نهايت?\p{L}{0,2})(?!\p{L})/iu
const AT_START =
  /(?<!\p{L})(?:(?:at|to|in) the (?:start|beginning|front)|in front(?! of)|starts? (?:it )?with|begins? (?:it )?with|(?:في |ب)?(?:[أا]ول\p{L}{0,2}|بدايت?\p{L}{0,2}))(?!\p{L})/iu
const PUT =
  /(?<!\p{L})(?:add|put|end|start|begin|append|with|حط\p{L}{0,2}|ضيف\p{L}{0,2}|[أا]ضف\p{L}{0,2}|زيد\p{L}{0,2})(?!\p{L})/iu
const BARE_COUNT =
  /^(?:(?:and|only|just|make it|keep|leave|with|use|put|ok|خل\p{L}{0,3}|بس|حط\p{L}{0,2})\s){0,2}(?:(?:to|at)\s)?(?<count>one|two|three|a single|\d|وا?حد[ةه]|ثنتين|تنتين|علام[ةه]|علامتين)(?!\p{L})/iu
const LOWER =
  /(?<!\p{L})(?:lower ?case|not (?:in )?(?:all )?(?:caps|capitals)|without (?:the )?(?:caps|capitals)|no (?:caps|capitals)|small letters)(?!\p{L})/iu
const UPPER =
  /^[^\p{L}]{0,3}(?:(?:and|what if|if|put|make|write) )?(?:it|this|that)? ?(?:was |were |is )?(?:in )?(?:all caps|all capitals|upper ?case|capital letters)[\s.?!]{0,3}$/iu
const AS_QUESTION =
  /(?<!\p{L})(?:(?:as|into) a question|make it (?:a )?question|(?:with|add|put) (?:a )?question mark|علام[ةه] (?:استفهام|سؤال)|(?:على شكل |خل\p{L}{0,3} )سؤال)(?!\p{L})/iu
/** A question of so many words behind “make it a question” is the line. */
const LEAST_WRITTEN = 3
const MOST_WORDS = 12
const MOST_MARKS = 9

/** A line with what a message changes in it: a word for another, without one, with so many marks; undefined where it changes nothing of it. */
export function editedLine(line: string, message: string): string | undefined {
  if (words(message).length > MOST_WORDS || /\n/.test(message)) return undefined
  const now =
    replacedIn(line, message) ??
    numbered(line, message) ??
    besideWord(line, message) ??
    markedIn(line, message) ??
    put(line, message) ??
    without(line, message)
  const said = now
    ?.replace(/\s{2,9}/g, ' ')
    .replace(/\s(?=[,.!?؟،])/g, '')
    .trim()
  return said && said !== line ? said : undefined
}

/** "Take out the number" asks for a change, also where the line has none; a line itself begins with a capital. */
export const asksToEdit = (message: string): boolean =>
  words(message).length <= FEW_WORDS && TO_EDIT.test(message)
const FEW_WORDS = 7
const TO_EDIT =
  /^[^\p{L}]{0,3}(?:(?:and|ok|now|please|can you|و)\s?){0,2}(?:remove|drop|delete|take out|take away|cut|add|put|شيل|احذف|امسح|ضيف|[أا]ضف|زيد|حط)(?:ي|وا)?\s(?:(?:it|from it|منه|منها|فيه|فيها|له|لها|عليه|بعد)\s)?(?:(?:the|that|any|all|a|an)\s|كل |ال)?(?:last |first )?(?:numbers?|digits?|figures?|words?|emojis?|brackets?|colon|comma|dash|caps|question mark|exclamation|رقم|[أا]رقام|كلم[ةه]|كلمات|[إا]يموجي|[أا]قواس|نقطتين|فاصل[ةه]|علام[ةه])(?!\p{L})/u

function replacedIn(line: string, message: string): string | undefined {
  if (LOWER.test(message))
    return /(?<!\p{L})all\s(?:in )?lower/iu.test(message) ? line.toLowerCase() : lowered(line)
  if (UPPER.test(message)) return line.toUpperCase()
  const asked = AS_QUESTION.exec(message)
  const written = asked && message.slice(asked.index + asked[0].length).trim()
  if (written && /[?؟]$/.test(written) && words(written).length >= LEAST_WRITTEN) return written
  if (asked)
    return `${line.replace(/[.!?؟\s]{1,9}$/u, '')}${/\p{Script=Arabic}/u.test(line) ? '؟' : '?'}`
  const instead = insteadOf(message)
  const place =
    instead && placeOf(line, instead.former.replace(/^(?:the )?(?:word |كلم[ةه] )/iu, ''))
  if (!instead || !place) return undefined
  const now =
    insteadOfFigure(instead) ?? instead.now.replace(USE, '').replace(/^["“«']|["”»']$/gu, '')
  return `${line.slice(0, place.start)}${now}${line.slice(place.end)}`
}

/** "Make the discount 50% rather than 30": a figure takes the place of a figure. */
const insteadOfFigure = ({ now, former }: { now: string; former: string }): string | undefined => {
  if (!/^[\d٠-٩.,]{1,9}$/u.test(former)) return undefined
  const figures = now.match(/[\d٠-٩][\d٠-٩.,]{0,8}/gu) ?? []
  return figures.length === 1 ? figures[0] : undefined
}

/** Words in capitals become small, and the line begins with a capital. */
const lowered = (line: string): string =>
  line
    .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => word.toLowerCase())
    .replace(/^\P{L}{0,9}\p{Ll}/u, (start) => start.toUpperCase())

/** “If it said Eid cakes for 50 dirhams” says more than another number. */
const MOST_OF_NUMBER = 3
const MAKES =
  /^(?:(?:and|ok|no|so|و)\s)?(?:make it|change it to|say|with|use|put|if it (?:was|said)|خل\p{L}{0,3}|عدل\p{L}{0,2}|غير\p{L}{0,2})(?!\p{L})/iu
/** "Make it 7", "7 ways": one number for that of the line, or for that before the same word. */
function numbered(line: string, message: string): string | undefined {
  const [only, ...others] = [
    ...latinDigits(message).matchAll(/(?<![\p{L}\d])(\d{1,6}%?)(?:\s(\p{L}{3,}))?/gu),
  ]
  if (!only || others.length > 0 || !MAKES.test(message) || MARKS.test(message)) return undefined
  if (words(message.replace(MAKES, '')).length > MOST_OF_NUMBER) return undefined
  const [, number = '', word] = only
  const own = [...latinDigits(line).matchAll(/\d{1,6}(?:[.,]\d{1,3})?(%?)(?:\s(\p{L}{2,}))?/gu)]
  const same =
    own.find((one) => word !== undefined && one[2] === word) ??
    (own.length === 1 && (!word || !line.includes(word)) ? own[0] : undefined)
  const figure = same && /^\d{1,6}(?:[.,]\d{1,3})?%?/u.exec(same[0])?.[0]
  if (!same || !figure) return undefined
  const now = figure.endsWith('%') && !number.endsWith('%') ? `${number}%` : number
  return `${line.slice(0, same.index)}${now}${line.slice(same.index + figure.length)}`
}

const BESIDE =
  /(?<!\p{L})(?:add|put|insert|حط\p{L}{0,2}|ضيف\p{L}{0,2}|زيد\p{L}{0,2})\s["“«']?(?<said>[^"”»'\n]{1,40}?)["”»']?\s(?<place>before|after|in front of|behind|قبل|بعد)\s(?<word>[^\n]{2,40})$/iu
/** "Add March before invoice" */
function besideWord(line: string, message: string): string | undefined {
  const { said, place = '', word = '' } = BESIDE.exec(message)?.groups ?? {}
  const at = said && placeOf(line, word)
  if (!said || !at) return undefined
  return /before|front|قبل/iu.test(place)
    ? `${line.slice(0, at.start)}${said} ${line.slice(at.start)}`
    : `${line.slice(0, at.end)} ${said}${line.slice(at.end)}`
}

/** "Put 3 ! at the end", "only one then", "no exclamation marks": so many marks at the end of the line. */
function markedIn(line: string, message: string): string | undefined {
  const bare = BARE_COUNT.exec(message)?.groups?.count
  const isOfMarks = MARKS.test(message)
  if (!isOfMarks && !(bare && line.includes('!'))) return undefined
  const written = /!{1,9}/.exec(message)?.[0].length ?? 0
  const counted = numbers(fold(message).text)[0]?.value
  const isNone = REMOVES.test(message) && !counted
  const count = isNone
    ? 0
    : (counted ?? (written > 1 ? written : /علامتين|ثنتين|تنتين/u.test(message) ? 2 : 1))
  if (!(PUT.test(message) || bare || isNone) || count > MOST_MARKS) return undefined
  const plain = line.replaceAll('!', '').trimEnd()
  return `${plain}${'!'.repeat(count)}`
}

/** "Add “today” at the end", "start with Ahmed": what is put before or behind the line. */
/** "Add the word today", «زيد كلمة اليوم» */
const THE_WORD =
  /^[^\p{L}]{0,3}(?:and |و)?(?:add|put|حط\p{L}{0,2}|ضيف\p{L}{0,2}|زيد\p{L}{0,2})\s(?:the words?|كلم[ةه])\s["“«']?(?<word>[^"”»'\s]{2,30})/iu
/** "Is it better with RE: before it?", «لو حطيت قبلها RE:» */
const BEFORE_IT =
  /(?<!\p{L})(?:add(?:ed)?|put|with|حط\p{L}{0,2}|كتبت|[أا]?ضفت)\s(?:(?:قبل(?:ها?|و)|[أا]مامها?|before it|in front of it)\s(?<behind>[^\n]{1,40}?)|["“«']?(?<ahead>[^\n]{1,40}?)["”»']?\s(?:قبل(?:ها?|و)|[أا]مامها?|before it|in front of it))[\s?؟.]{0,3}$/iu
/** "Add for 2027 to it", «زيد عليه لعام 2027» */
const TO_IT =
  /^[^\p{L}]{0,3}(?:and |و)?(?:(?:زيد|زود|ضيف|[أا]ضف)\p{L}{0,2}\s(?:علي(?:ه|ها|و)|له|لها|فيه|فيها)\s(?:كلم[ةه]\s)?(?<behind>[^\n]{2,60})|(?:add|append)\s["“«']?(?<ahead>[^\n]{2,60}?)["”»']?\sto it)$/iu
function put(line: string, message: string): string | undefined {
  const added = TO_IT.exec(message)?.groups
  if (added) return `${line.replace(/[\s.]{1,3}$/u, '')} ${added.behind ?? added.ahead}`
  const before = BEFORE_IT.exec(message)?.groups
  if (before) return `${before.behind ?? before.ahead} ${line}`
  const [end, start] = [AT_END.exec(message), AT_START.exec(message)]
  const word = end || start ? undefined : THE_WORD.exec(message)?.groups?.word
  if (word) return `${line.replace(/[\s.]{1,3}$/u, '')} ${word}`
  const place = end ?? start
  if (!place || !(PUT.test(message) || place.index + place[0].length === message.length))
    return undefined
  const rest = `${message.slice(0, place.index)} ${message.slice(place.index + place[0].length)}`
  const quoted = /["“«']([^"”»'\n]{1,60})["”»']/u.exec(message)?.[1]
  const said =
    quoted ??
    rest
      .replace(PUT, ' ')
      .replace(/(?<!\p{L})(?:it|the words?|كلم[ةه]|و|and|then)(?!\p{L})/giu, ' ')
      .replace(/\s{2,9}/g, ' ')
      .trim()
  if (!/\S/.test(said)) return undefined
  return end
    ? `${line.replace(/[\s.]{1,3}$/u, '')}${/^[\p{L}\p{N}]/u.test(said) ? ' ' : ''}${said}`
    : `${said} ${line}`
}

const NAMES_OF_MARKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:colon|نقطتين)/iu, /[:：]/gu],
  [/^(?:comma|فاصل[ةه])/iu, /[,،]/gu],
  [/^(?:dash|hyphen|شرط[ةه])/iu, /[-–—]/gu],
  [/^(?:question mark|علام[ةه] (?:ال)?(?:سؤال|استفهام))/iu, /[?؟]/gu],
  [
    /^(?:numbers?|digits?|figures?|رقم|[أا]رقام)(?![\p{L}\d]| \d)/iu,
    /\d[\d.,٫]{0,9}%?|[٠-٩][٠-٩.,٫]{0,9}٪?/gu,
  ],
  [/^(?:quotes|quotation)/iu, /["“”«»]/gu],
]

function without(line: string, message: string): string | undefined {
  const gone = REMOVES.exec(message)?.groups?.gone
  const mark = NAMES_OF_MARKS.find(([name]) => gone !== undefined && name.test(gone))?.[1]
  if (mark) return line.replace(mark, ' ')
  const place = gone && placeOf(line, gone)
  if (!place) return undefined
  const [ahead, behind] = [line.slice(0, place.start), line.slice(place.end)]
  const joint = /\s(?:and|&|or|و)\s{0,2}$/iu
  // "Yoga and pilates classes" without pilates
  return joint.test(ahead)
    ? `${ahead.replace(joint, '')} ${behind}`
    : `${ahead} ${behind.replace(/^\s(?:and|&|or)\s/iu, ' ')}`
}

/** Where the words and numbers of a phrase, or as many of its first as stand there, are in a line. */
function placeOf(line: string, phrase: string): Span | undefined {
  const said = pieces(line)
  const wanted = pieces(phrase)
  for (let length = wanted.length; length > 0; length -= 1) {
    const at = said.findIndex((_, from) =>
      wanted.slice(0, length).every(({ word }, offset) => said[from + offset]?.word === word),
    )
    const [first, last] = [said[at], said[at + length - 1]]
    if (first && last) return { start: first.start, end: last.end }
  }
  return undefined
}

function pieces(text: string): (Span & { word: string })[] {
  const folded = fold(text)
  return Array.from(folded.text.matchAll(/[\p{L}\p{N}]+/gu), ({ index, 0: word }) => ({
    word,
    start: folded.original(index),
    end: folded.original(index + word.length - 1) + 1,
  }))
}
