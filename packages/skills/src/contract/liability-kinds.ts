import type { Bilingual } from '@wakeel/contract'
import {
  always,
  type ClauseKind,
  hasCeiling,
  isUnlimited,
  type Said,
  says,
  understand,
} from './clause-kind.ts'
import { isCappedElsewhere, isExcluded, isExcludedByBoth, isOfForceMajeure } from './excluded.ts'

/** «تعويض اتفاقي قدره 50,000»: a sum agreed beforehand covers no losses of the other. */
const AGREED_DAMAGES =
  /(?<!\p{L})[وبف]?(?:ال)?تعويض\p{M}{0,2}ا?(?:ات)?\p{M}{0,2} (?:ال)?(?:اتفاقي|مقطوع)\p{L}{0,3}|على سبيل التعويض/u
const indemnifies = (said: Said): boolean =>
  says(['indemnify', '!not:indemnify'])(
    AGREED_DAMAGES.test(said.text) ? understand(said.text.replace(AGREED_DAMAGES, ' ')) : said,
  )

/** "Liable for all damage regardless of fault", «بغض النظر عن الخطأ» */
const WHOEVER =
  /\b(?:regardless|irrespective) of (?:the )?(?:fault|cause|who)|\bwhoever (?:is at fault|caused?|causes)|\b(?:even if|whether or not) (?:\w{1,12} ){1,4}(?:fault|caused|negligent)|(?:بغض|بصرف) النظر عن (?:ال)?(?:خط[أا]|سبب|متسبب)|(?<!\p{L})(?:[أا]ي[ًاا]{0,2}|مهما) كان (?:ال)?(?:متسبب|سبب)/iu
const isWhoeverCaused = (said: Said): boolean => WHOEVER.test(said.text) && !isExcluded(said)

const harmInUse: Bilingual = {
  en: 'Which harm is meant exactly, is it insured or capped, and does it hold too when the other side is at fault?',
  ar: 'أي ضرر يُقصد بالضبط؟ وهل هو مؤمَّن عليه أو له سقف؟ وهل يسري أيضًا إن كان الخطأ من الطرف الآخر؟',
}

export const liabilityKinds: readonly ClauseKind[] = [
  {
    name: 'liability',
    title: { en: 'Liability', ar: 'المسؤولية' },
    heading: says(['liable']),
    asked: says(['liable'], ['owe', 'most'], ['bear', 'loss'], ['ceiling', '!price', '!raise']),
    sentence: (said) =>
      says(['liable'], ['bear', 'loss'], ['not:bear', '!interest'])(said) &&
      !isOfForceMajeure(said),
    risks: [
      {
        level: 'high',
        when: isUnlimited,
        why: { en: 'Liability without a limit.', ar: 'مسؤولية بلا حد.' },
      },
      {
        level: 'medium',
        when: hasCeiling,
        why: {
          en: 'Liability has a cap: check whether it protects both sides and whether it covers the harm that could really happen.',
          ar: 'للمسؤولية سقف: تحقق من أنه يحمي الطرفين وأنه يغطي الضرر المحتمل فعلًا.',
        },
      },
      {
        level: 'medium',
        when: isExcludedByBoth,
        why: {
          en: 'Both sides exclude liability for what it names: check that the harm you could suffer is not among it.',
          ar: 'يستبعد الطرفان المسؤولية عما يذكره البند: تحقق من أن الضرر الذي قد يصيبك ليس منه.',
        },
        ask: {
          en: 'What is excluded exactly, is there a cap for the rest, and what stands outside both (death, fraud, confidentiality)?',
          ar: 'ما المستبعد بالضبط؟ وهل لما سواه سقف؟ وما الذي يخرج عنهما (الوفاة والغش والسرية)؟',
        },
      },
      {
        level: 'medium',
        when: (said) => isExcluded(said) && !isExcludedByBoth(said) && isCappedElsewhere(said),
        why: {
          en: 'A side takes itself out of liability for what it names, and a cap stands in another clause: check which of the two holds.',
          ar: 'يُعفي أحد الطرفين نفسه من المسؤولية عما يذكره البند، وفي بند آخر سقف: تحقق من أيهما يسري.',
        },
      },
      {
        level: 'high',
        when: isExcluded,
        why: {
          en: 'A side takes itself out of liability and no cap is given in its place.',
          ar: 'يُعفي أحد الطرفين نفسه من المسؤولية دون سقف بديل.',
        },
      },
      {
        level: 'high',
        when: isWhoeverCaused,
        why: {
          en: 'A side answers for all of it, whoever caused it.',
          ar: 'يتحمل أحد الطرفين الضرر كله أيًا كان المتسبب.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'A side is liable and this clause states no cap.',
          ar: 'يتحمل أحد الطرفين المسؤولية ولا يذكر البند سقفًا.',
        },
      },
    ],
    ask: {
      en: 'What is the cap (a year’s fees is common), does it hold for both sides, and what stands outside it (death, fraud, confidentiality)?',
      ar: 'ما السقف (أتعاب سنة شائعة)؟ وهل يسري على الطرفين؟ وما الذي يخرج عنه (الوفاة والغش والسرية)؟',
    },
    asks: { letting: harmInUse, membership: harmInUse },
    usual: {
      en: 'without a cap each side answers for its whole loss',
      ar: 'من دون سقف يُسأل كل طرف عن كامل الضرر',
    },
  },
  {
    name: 'indemnity',
    title: { en: 'Indemnity', ar: 'التعويض' },
    heading: says(['indemnify']),
    sentence: indemnifies,
    risks: [
      {
        level: 'high',
        when: isUnlimited,
        why: {
          en: 'It covers losses without a limit.',
          ar: 'يغطي الخسائر بلا حد أقصى.',
        },
      },
      {
        level: 'low',
        when: says(['both']),
        why: { en: 'Mutual.', ar: 'متبادل.' },
      },
      {
        level: 'high',
        when: says(['everything']),
        why: {
          en: 'One side covers all of the other’s losses, whoever caused them.',
          ar: 'يغطي طرف كل خسائر الطرف الآخر أيًا كان المتسبب.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: { en: 'One side covers losses of the other.', ar: 'يغطي أحد الطرفين خسائر الآخر.' },
      },
    ],
    ask: {
      en: 'Can it be mutual, limited to third-party claims that the paying side caused, and inside the liability cap?',
      ar: 'هل يمكن أن يكون متبادلًا ومقصورًا على مطالبات الغير التي تسبب بها الملتزم وداخل سقف المسؤولية؟',
    },
  },
]
