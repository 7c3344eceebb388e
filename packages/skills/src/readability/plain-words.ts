/** A plain word for an official one. */
export interface Swap {
  from: string
  /** '' where the word is best left out. */
  to: string
}

/** Plain words for official ones, '' where the word is best left out. Own list. */
const plainer: Record<string, string> = {
  accomplish: 'do',
  accompany: 'go with',
  accordingly: 'so',
  acquire: 'get',
  additional: 'extra',
  adequate: 'enough',
  additionally: 'also',
  aforementioned: '',
  adjacent: 'next to',
  advise: 'tell',
  amend: 'change',
  anticipate: 'expect',
  applicable: 'that applies',
  approximately: 'about',
  ascertain: 'find out',
  assist: 'help',
  assistance: 'help',
  cease: 'stop',
  commence: 'start',
  commencement: 'start',
  comply: 'keep to the rules',
  component: 'part',
  comprise: 'make up',
  comprehensive: 'full',
  concerning: 'about',
  consequently: 'so',
  constitute: 'make up',
  demonstrate: 'show',
  designated: 'marked',
  determine: 'find out',
  discontinue: 'stop',
  dispatch: 'send',
  disseminate: 'share',
  duration: 'time',
  endeavour: 'try',
  ensure: 'make sure',
  entirely: 'fully',
  erroneous: 'wrong',
  establish: 'set up',
  expedite: 'speed up',
  expenditure: 'spending',
  facilitate: 'help',
  finalise: 'finish',
  furnish: 'give',
  forthwith: 'at once',
  frequently: 'often',
  furthermore: 'also',
  further: 'more',
  henceforth: 'from now on',
  hereby: '',
  implement: 'carry out',
  inception: 'start',
  inconvenience: 'trouble',
  individual: 'person',
  individuals: 'people',
  insufficient: 'not enough',
  inform: 'tell',
  initiate: 'start',
  modification: 'change',
  kindly: 'please',
  necessary: 'needed',
  necessitate: 'need',
  nevertheless: 'still',
  notify: 'tell',
  notwithstanding: 'despite',
  numerous: 'many',
  objective: 'aim',
  obtain: 'get',
  opportunity: 'chance',
  participate: 'take part',
  permitted: 'allowed',
  personnel: 'staff',
  possess: 'have',
  previously: 'before',
  prohibited: 'not allowed',
  purchase: 'buy',
  regarding: 'about',
  reimburse: 'pay back',
  remainder: 'rest',
  remit: 'send',
  remuneration: 'pay',
  request: 'ask',
  require: 'need',
  required: 'needed',
  requirement: 'rule',
  requirements: 'rules',
  reside: 'live',
  retain: 'keep',
  shall: 'will or must',
  submit: 'send',
  subsequent: 'later',
  subsequently: 'later',
  sufficient: 'enough',
  terminate: 'end',
  termination: 'end',
  thereafter: 'then',
  therefore: 'so',
  upon: 'on',
  utilisation: 'use',
  utilise: 'use',
  utilization: 'use',
  utilize: 'use',
  vacate: 'leave',
  whilst: 'while',
}

export const wordy: [pattern: RegExp, plain: string][] = [
  [/in order to/i, 'to'],
  [/due to the fact that/i, 'because'],
  [/(?:is|are|was|were|be) (?:hereby )?required to/i, 'must'],
  [/(?:is|are) (?:obliged|obligated) to/i, 'must'],
  [/please be (?:advised|informed) that/i, ''],
  [/no later than/i, 'by'],
  [/owing to/i, 'because of'],
  [/(?:is|are|was|were|be) (?:hereby )?(?:kindly )?requested to/i, 'please'],
  [/prior to/i, 'before'],
  [/subsequent to/i, 'after'],
  [/with regard to/i, 'about'],
  [/with respect to/i, 'about'],
  [/in the event that/i, 'if'],
  [/in the event of/i, 'if there is'],
  [/at this point in time/i, 'now'],
  [/a (?:large|significant) number of/i, 'many'],
  [/for the purpose of/i, 'to'],
  [/in accordance with/i, 'under'],
  [/in excess of/i, 'more than'],
  [/in lieu of/i, 'instead of'],
  [/in the absence of/i, 'without'],
  [/pursuant to/i, 'under'],
  [/failure to do so/i, 'if you do not'],
  [/refrain from/i, 'do not'],
  [/failure to comply with/i, 'not following'],
  [/failure to comply/i, 'not keeping to the rules'],
  [/comply with/i, 'follow'],

  [/on a (?:daily|weekly|monthly) basis/i, 'every day, week or month'],
]

type Form = 'past' | 'gerund' | 'plural'
const FORMS: readonly [ending: RegExp, form: Form][] = [
  [/ing$/, 'gerund'],
  [/e?d$/, 'past'],
  [/e?s$/, 'plural'],
]

/** The plain word in the form of the official one: "utilised" is "used", "commencing" is "starting". */
export function plainerThan(word: string): string | undefined {
  if (Object.hasOwn(plainer, word)) return plainer[word]
  for (const [ending, form] of FORMS) {
    const bare = word.replace(ending, '')
    if (bare === word) continue
    const base = [bare, `${bare}e`, word.slice(0, -1), bare.replace(/i$/, 'y'), bare.slice(0, -1)]
      .filter((one) => one.length > 2)
      .find((one) => Object.hasOwn(plainer, one))
    // "Your requests" are no verb.
    if (base === undefined || (form === 'plural' && NOUN_TOO.test(base))) continue
    return inForm(plainer[base] as string, form)
  }
  return undefined
}
/** A noun as well as a verb, of which only the verb has the plain word. */
export const NOUN_TOO = /^(?:request|purchase|dispatch)$/

const PAST: Record<string, string> = {
  buy: 'bought',
  do: 'done',
  find: 'found',
  get: 'got',
  go: 'went',
  have: 'had',
  keep: 'kept',
  leave: 'left',
  make: 'made',
  send: 'sent',
  set: 'set',
  speed: 'sped',
  take: 'took',
  tell: 'told',
}
const UNCHANGED = /^(?:spending|staff|pay)$/
const ADJECTIVE = /^(?:easy|enough|many|wrong|extra|about|before|often|late)$/

/** "find out" is "found out": of several words the first has the form. */
function inForm(plain: string, form: Form): string {
  const [first = '', ...rest] = plain.split(' ')
  if (ADJECTIVE.test(first) || UNCHANGED.test(first)) return plain
  const formed =
    form === 'past'
      ? (PAST[first] ?? (/e$/.test(first) ? `${first}d` : `${doubled(first)}ed`))
      : form === 'gerund'
        ? `${/[^e]e$/.test(first) ? first.slice(0, -1) : doubled(first)}ing`
        : /(?:[sx]|[cs]h|[dg]o)$/.test(first)
          ? `${first}es`
          : first.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')
  return [form === 'past' ? formed.replace(/(?<=[^aeiou])yed$/, 'ied') : formed, ...rest].join(' ')
}

/** "stop" is "stopping", "get" is "getting". */
const doubled = (word: string) => word.replace(/(?<=^[^aeiou]{1,2}[aeiou])([bdgmnpt])$/, '$1$1')
