import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { type Hit, lexicon } from './lexicon.ts'
import { sentencesIn } from './split.ts'

/** What a skill is asked with: concepts that do alone, those that need a number, and others that only stand beside a word of asking. */
export interface Vocabulary {
  find: (text: readonly Word[]) => Hit<string>[]
  strong: readonly string[]
  counted?: readonly string[]
  /** Concepts whose number follows: "grade 6". */
  labels?: readonly string[]
  /** What only a text holds: the tags of a page. */
  ofText?: RegExp
  /** Who says a line belongs to the text, as in minutes. */
  hasSpeakers?: boolean
}

/** Words of asking that belong to no skill. */
export const asking = lexicon({
  please:
    'please, pls, plz, kindly, can you, can u, could you, could u, would you, can i, i need, i want, i only need, i just need, need that as, need this as, need it as, i only want, i just want, im after, i am after, what i m after, want to know, just tell me, tell me, thx, thanks, المطلوب, ارجو, اللي عايزه, معلش, شكرا, we need, we want, i would like, help me, let me know, would be, ابغي, ابي, نبي, نبغي, عايز, عاوز, بدي, بدنا, ودي, ابا, نبا, محتاجه, محتاجين, حابه, تكفي, بليز, فضلا, ساعدني, ساعديني, ساعدوني, اريد, نريد, احتاج, محتاج, ممكن, رجاء, ارجو, الرجاء, لو سمحت, لو سمحتو, لو سمحتوا, لو تكرمت, من فضلك, تقدر, ياليت, ياريت, يا ريت, الله يخليك, الله يخليكم, الله يسعدك, الله يوفقك, الله يعافيك, الله يرضي عليك, الله يعطيك العافيه',
  do: 'make, create, build, prepare, give, turn, convert, write, put, show, tell, check, review, look, take, do, generate, produce, see, keep, cut, boil, get, draft, extract, سوي, سو, اعمل, اعملي, سويلي, اعطني, عطني, اعطيني, عطيني, حط, طلع, طلعلي, جهز, تجهز, تجهيز, انشئ, اكتب, حول, اجعل, خل, هات, ضع, شوف, استخرج, راجع, افحص, وضح, قولي, قوللي, قولولي, قول لي, سووا, سوولي, حضر, حضري, حضرلي, قيس, شيك, بسط, احسب, قارن',
  pointer:
    'heres, here s, this, that, these, those, it, below, above, following, here, text, passage, paragraph, article, story, chapter, email, mail, source, notes, pasted, these notes, above, list, lines, columns, rest, half, part, bit, من النص, اعلاه, ما سبق, السطرين, الملاحظات, القطعه, المصدر, الجدول, اللي فوق, منشور, اوله, اخره, from what, هذا, هذه, هذي, هيدا, هيدي, هالنص, هال, ده, دي, التالي, التاليه, الاتي, ادناه, تحت, فوق, هنا, النص, نص, المقال, الكلام, الخبر, القصه, الفقره, منه, فيه',
  wonder:
    'which, what, how many, how much, how long, who, where, why, whether, كم, كام, وين, فين, شو, ايش, وش, ايه, مين, ليش, ليه, متي',
  /** What ends a request: nothing is wanted beside what was named. */
  bare: 'nothing else, only the number, just the number, only the figure, number only, score only, grade only, index only, figure only, just the grade, only the grade, only the score, no explanation, without explanation, no advice, بدون شرح, من غير شرح, بلا شرح, بدون تفاصيل, no rewriting, without rewriting, do not rewrite, only the comparison, just the comparison, لا اريد اعاده, بدون اعاده, لا تعيد, لا تعد, المقارنه فقط, المقارنه بس, بس المقارنه, الرقم بس, بس الرقم, فقط الرقم, الرقم فقط, رقم واحد بس, yes or no, نعم او لا, اه او لا, ايوه ولا لا',
  limit:
    'max, maximum, at most, up to, under, less than, no more than, about, around, roughly, total, only, just, وحده, واحده, بس, فقط, تقريبا, كحد اقصي, المجموع',
})

/** What belongs to no skill: a request is made of it and of the skill's own words. */
export const GENERAL: ReadonlySet<string> = new Set([
  'please',
  'do',
  'pointer',
  'wonder',
  'limit',
  'bare',
])

/** «هالنص», «هالخبر»: the pointer is written together with what it points at. */
const pointing = (all: readonly Word[]): Hit<string>[] =>
  all.flatMap(({ word, start, end }, from) =>
    /^هال.{2}/.test(word) ? [{ concept: 'pointer', from, to: from + 1, start, end }] : [],
  )

/** Without the "kindly" of a notice ("kindly be informed …") and a "that" that goes on about the word before: "a gym that families trust". */
function addressed(hits: readonly Hit<string>[], all: readonly Word[]): Hit<string>[] {
  const ends = new Set(hits.map(({ to }) => to))
  return hits.filter(({ concept, from, to }) => {
    // One letter from "text" and "notes": "not decided yet: …"
    if (concept === 'pointer' && /^(?:yet|not)$/.test(all[from]?.word ?? '')) return false
    if (concept === 'please') return to - from > 1 || !/^(?:be|note)$/.test(all[to]?.word ?? '')
    if (concept !== 'pointer' || all[from]?.word !== 'that' || to - from > 1) return true
    return from === 0 || ends.has(from) || isStopword((all[from - 1] as Word).word)
  })
}

export interface Unit {
  start: number
  end: number
  text: string
  words: Word[]
  hits: Hit<string>[]
  isQuestion: boolean
}

/** "Is this fine for grade 3: …", «هل هالنص زين: …»: the colon to the text stands where the mark of the question would. */
const isAskedBefore = (written: string, all: readonly Word[]): boolean =>
  /[:：]\s*$/.test(written) &&
  (/^(?:is|are|does|do|can|could|will|would|هل)$/.test(all[0]?.word ?? '') ||
    ASKED_HOW.test(written))
/** "How hard is it and where do I cut it: …"; "how plants drink:" heads a text. */
const ASKED_HOW =
  /^\s{0,9}(?:how|where|what|which)\s(?:(?:hard|easy|difficult|long|clear|bad|good|many|much)\s(?:\p{L}{1,15}\s)?)?(?:is|are|do|does|should|can|could|would|did)\s(?:it|this|that|these|i|we|you)(?!\p{L})/iu

/** Sentences, and what stands before and behind a colon or dash. */
export function unitsIn(text: string, offset: number, { find }: Vocabulary): Unit[] {
  return sentencesIn(text).flatMap(({ start, end, isQuestion }) => {
    const cuts = [start, end]
    for (const { index } of text.slice(start, end).matchAll(/[:：](?=\s)|\s[-–—]+(?=\s)/g))
      cuts.push(
        start + index + (text[start + index] === ':' || text[start + index] === '：' ? 1 : 0),
      )
    cuts.sort((a, b) => a - b)
    return cuts.slice(1).map((to, index) => {
      const from = cuts[index] as number
      const written = text.slice(from, to)
      const all = words(written)
      return {
        start: offset + from,
        end: offset + to,
        text: written,
        words: all,
        hits: addressed([...find(all), ...asking(all), ...pointing(all)], all),
        isQuestion: (isQuestion && to === end) || isAskedBefore(written, all),
      }
    })
  })
}
