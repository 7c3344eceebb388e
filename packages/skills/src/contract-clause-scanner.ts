import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { explainScan } from './contract/explain.ts'
import { type ContractScan, looksLikeContract, scanContract } from './contract/scan.ts'
import { passage } from './reading/passage.ts'
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

export const contractClauseScanner = defineSkill<{ text: string }, ContractScan>({
  name: 'contract-clause-scanner',
  title: { en: 'Contract clause scanner', ar: 'ماسح بنود العقود' },
  description: {
    en: 'Finds and quotes the clauses of a pasted contract that matter (renewal, termination, payment, liability, governing law and more), rates their risk, says what to ask and which usual clauses are missing.',
    ar: 'يجد البنود المهمة في عقد ملصق ويقتبسها (التجديد والإنهاء والسداد والمسؤولية والقانون الواجب التطبيق وغيرها)، ويقدّر خطورتها، ويذكر ما ينبغي السؤال عنه والبنود المعتادة الغائبة.',
  },
  input: z.object({ text: z.string().max(200_000) }),
  suits: ({ text }) =>
    looksLikeContract(passage(text).text) ? 0.9 : mentions(text, subject) ? 0.5 : 0,
  read({ text }) {
    const contract = passage(text).text
    return looksLikeContract(contract) ? { input: { text: contract } } : { missing: [contractText] }
  },
  run({ text }) {
    const scan = scanContract(text)
    if (scan.findings.length === 0) throw new SkillRefusal(noClauses)
    return scan
  },
  explain: (scan, language: Language) => explainScan(scan, language),
})

const contractText = {
  name: { en: 'the text of the contract or clause', ar: 'نص العقد أو البند' },
  example: {
    en: '“5. Renewal. This agreement renews automatically for one year unless either party gives 60 days’ notice.”',
    ar: '«5. التجديد: يتجدد العقد تلقائيًا لمدة سنة ما لم يخطر أحد الطرفين الآخر قبل 60 يومًا.»',
  },
}

const noClauses: Bilingual = {
  en: 'I found no clause of a kind I know in this text. Please paste the contract itself: the numbered clauses or paragraphs as they stand.',
  ar: 'لم أجد في هذا النص بندًا من الأنواع التي أعرفها. يُرجى لصق العقد نفسه: البنود المرقمة أو الفقرات كما هي.',
}
