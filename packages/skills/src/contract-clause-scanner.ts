import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { exampleFor } from './contract/examples.ts'
import { explainScan } from './contract/explain.ts'
import { type ContractInput, goOnWithContract } from './contract/go-on.ts'
import { isContract, pasted } from './contract/pasted.ts'
import { type ContractScan, comparedTexts, isWish, scanContract } from './contract/scan.ts'
import { asksWhetherToSign } from './contract/signing.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const subject = [
  'contract',
  'agreement',
  'clause',
  'nda',
  'lease',
  'terms',
  'عقد',
  'اتفاقية',
  'بند',
  'بنود',
  'شروط',
  'شرط',
]

export const contractClauseScanner = defineSkill<ContractInput, ContractScan>({
  name: 'contract-clause-scanner',
  title: { en: 'Contract clause scanner', ar: 'ماسح بنود العقود' },
  description: {
    en: 'Finds and quotes the clauses of a pasted contract that matter (renewal, termination, payment, liability, governing law and more), rates their risk, says what to ask and which usual clauses are missing.',
    ar: 'يجد البنود المهمة في عقد ملصق ويقتبسها (التجديد والإنهاء والسداد والمسؤولية والقانون الواجب التطبيق وغيرها)، ويقدّر خطورتها، ويذكر ما ينبغي السؤال عنه والبنود المعتادة الغائبة.',
  },
  input: z.object({
    text: z.string().max(200_000),
    question: z.string().max(500).optional(),
    isOnlyAnswer: z.boolean().optional(),
    focus: z.array(z.string()).optional(),
    others: z.array(z.string().max(200_000)).optional(),
  }),
  limits: [
    {
      asked:
        'safe to sign, safe or not, is it safe, is this safe, should i sign, can i sign, ok to sign, sign or not, sign it or not, انه امن, امن وامضي, ده امن, العقد امن, امن للتوقيع, امضي ولا, هل اوقع, اوقع ولا, اوقعه ولا, وقع ولا, وقعه ولا, نوقع ولا, امضيه ولا',
      isAsked: asksWhetherToSign,
      sentence: {
        en: 'I never say whether to sign or whether signing is safe, and this is no legal advice: ask a lawyer. What I find in it:',
        ar: 'لا أقول أبدًا هل توقّع أم لا، ولا إن كان توقيعه آمنًا، وهذا ليس استشارة قانونية: اسأل محاميًا. ما أجده فيه:',
      },
    },
    {
      asked:
        'translate, in arabic please, in english please, draft me, draft a clause, write me a clause, write a clause, redraft, rewrite the clause, reword, ترجم, ترجملي, صغ لي, صيغ لي, اكتب لي بند, اكتبلي بند, اعد صياغه',
      sentence: {
        en: 'I translate, draft and reword nothing: I quote what the text says. What I find in it:',
        ar: 'لا أترجم ولا أصوغ البنود: أقتبس ما يقوله النص. ما أجده فيه:',
      },
    },
    {
      asked:
        'win in court, will i win, would i win, lose in court, take them to court, take him to court, sue, legally do, legally allowed, should i legally, my legal rights, legal advice, legally bound, in a lawsuit, اكسب القضيه, اربح القضيه, اكسب لو رحت, ارفع قضيه, ارفع عليه قضيه, اشتكي عليه, استشاره قانونيه, نصيحه قانونيه, راي قانوني, موقفي القانوني, حقوقي القانونيه, قانونا شو, قانونا ايش',
      sentence: {
        en: 'I give no legal advice and say nothing of how a court would decide: ask a lawyer licensed in the UAE. What I find in the text:',
        ar: 'لا أقدّم استشارة قانونية ولا أتوقع حكم المحكمة: اسأل محاميًا مرخصًا في الدولة. ما أجده في النص:',
      },
    },
  ],
  suits: (ask) => (isContract(pasted(ask)) ? 0.9 : mentions(ask.text, subject) ? 0.5 : 0),
  goOn: goOnWithContract,
  read(ask) {
    const found = pasted(ask)
    const { text: contract, question } = found
    if (!isContract(found) || isWish(contract))
      return { missing: [{ ...contractText, example: exampleFor(ask.text) }] }
    return { request: question, input: { text: contract, ...(question && { question }) } }
  },
  run({ text, question, isOnlyAnswer, focus, others }) {
    if (others) return comparedTexts([...others, text])
    const scan = scanContract(text, question, isOnlyAnswer, focus)
    if (scan.findings.length === 0 && scan.answers.length === 0) throw new SkillRefusal(noClauses)
    return scan
  },
  explain: (scan, language: Language) => explainScan(scan, language),
})

const contractText = {
  name: {
    en: 'the text of the contract or clause, pasted here (a PDF cannot be read)',
    ar: 'نص العقد أو البند ملصقًا هنا (لا تُقرأ ملفات PDF)',
  },
}

const noClauses: Bilingual = {
  en: 'I found no clause of a kind I know in this text. Please paste the contract itself: the numbered clauses or paragraphs as they stand.',
  ar: 'لم أجد في هذا النص بندًا من الأنواع التي أعرفها. يُرجى لصق العقد نفسه: البنود المرقمة أو الفقرات كما هي.',
}
