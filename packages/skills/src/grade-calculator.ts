import type { Bilingual } from '@wakeel/contract'
import type { z } from 'zod'
import { goOnWithGrades } from './grades/go-on.ts'
import { explainGpa, explainMark } from './grades/grades-answer.ts'
import { GradesInput } from './grades/grades-input.ts'
import { readGrades, suitsGrades } from './grades/read-grades.ts'
import { type Gpa, gradePointAverage, type WeightedMark, weightedMark } from './grades/scale.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

export const gradeCalculator = defineSkill<GradesInput, Gpa | WeightedMark>({
  name: 'grade-calculator',
  title: { en: 'Grades and GPA', ar: 'الدرجات والمعدل التراكمي' },
  description: {
    en: 'Works out a grade point average on the 4.0 scale from letter grades and credits, or a weighted mark from marks and weights, and the mark still needed for a goal.',
    ar: 'يحسب المعدل التراكمي على مقياس 4.0 من التقديرات والساعات المعتمدة، أو الدرجة الموزونة من الدرجات والأوزان، والدرجة اللازمة لبلوغ هدف.',
  },
  input: GradesInput as z.ZodType<GradesInput>,
  suits: suitsGrades,
  read: readGrades,
  goOn: goOnWithGrades,
  run(request) {
    if (request.kind === 'rule') throw new SkillRefusal(impossible.rule)
    if (request.kind === 'gpa') {
      if (request.courses.some(({ credits }) => credits <= 0 || credits > 30))
        throw new SkillRefusal(impossible.credits)
      const earlier = [...(request.record ? [request.record] : []), ...(request.terms ?? [])]
      if (earlier.some((term) => term.gpa > 4 || term.credits <= 0))
        throw new SkillRefusal(impossible.record)
      const credits = request.courses.length + (request.record?.credits ?? 0)
      if (credits === 0 || (request.goal && request.goal.credits <= 0))
        throw new SkillRefusal(impossible.credits)
      const { compared, asksWhether } = request
      return {
        ...gradePointAverage(request.courses, request.record, request.goal, request.terms),
        compared,
        asksWhether,
      }
    }
    if (request.marks.some(({ mark }) => mark < 0 || mark > 100))
      throw new SkillRefusal(impossible.mark)
    const weight = request.marks.reduce((sum, mark) => sum + mark.weight, 0)
    if (request.marks.some((mark) => mark.weight <= 0) || weight > 100.001)
      throw new SkillRefusal(impossible.weight)
    const { asksWhether } = request
    return { ...weightedMark(request.marks, request.targets ?? []), asksWhether }
  },
  explain: (output, language) =>
    output.kind === 'gpa' ? explainGpa(output, language) : explainMark(output, language),
})

const impossible: Record<'credits' | 'mark' | 'weight' | 'record' | 'rule', Bilingual> = {
  credits: {
    en: 'A course has more than 0 and at most 30 credits. Please check the credits.',
    ar: 'للمساق أكثر من صفر و30 ساعة معتمدة على الأكثر. راجع الساعات.',
  },
  record: {
    en: 'The GPA so far lies between 0 and 4, over more than 0 credits.',
    ar: 'المعدل السابق بين 0 و4، على أكثر من صفر ساعة معتمدة.',
  },
  mark: {
    en: 'A mark lies between 0 and 100 (or is written as 18/20). Please check the marks.',
    ar: 'الدرجة بين 0 و100 (أو تُكتب 18/20). راجع الدرجات.',
  },
  weight: {
    en: 'The weights must be above 0% and add up to at most 100%. Please check them.',
    ar: 'يجب أن تكون الأوزان أكبر من 0% وألا يتجاوز مجموعها 100%. راجعها.',
  },
  rule: {
    en: 'I do not know the rules of your university. Its catalogue or the registrar says what they are; I work out the GPA and marks that they ask for.',
    ar: 'لا أعرف لوائح جامعتك. راجع لائحة جامعتك أو القبول والتسجيل؛ وأحسب لك المعدل والدرجات التي تطلبها.',
  },
}
