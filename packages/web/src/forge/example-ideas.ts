import type { Bilingual } from '@wakeel/contract'
import type { Idea } from './forge-draft.ts'

interface Example {
  name: string
  idea: Idea
}

const en: readonly Example[] = [
  {
    name: 'VAT on quotes',
    idea: {
      problem_goal:
        'Add or take out 5 % VAT on the lines of a quote in dirhams and show net, VAT and total.',
      target_audience: 'Small trading companies that write quotes every day',
      data_input_type: 'financial_info',
    },
  },
  {
    name: 'Gratuity for leavers',
    idea: {
      problem_goal:
        'Work out the end of service gratuity from the basic salary and the years of service, with each step shown.',
      target_audience: 'HR teams and employees in the UAE',
      data_input_type: 'business_data',
    },
  },
  {
    name: 'Minutes from notes',
    idea: {
      problem_goal: 'Turn rough meeting notes into minutes with decisions, owners and due dates.',
      target_audience: 'Team leads who hold several meetings a day',
      data_input_type: 'documents',
    },
  },
  {
    name: 'Quiz from a lesson',
    idea: {
      problem_goal: 'Make a quiz with answers from the text of a lesson.',
      target_audience: 'Teachers in secondary schools',
      data_input_type: 'documents',
    },
  },
  {
    name: 'Water for hot days',
    idea: {
      problem_goal:
        'Plan how much water to drink on a hot working day from body weight, hours outside and temperature.',
      target_audience: 'Site supervisors and people who work outdoors',
      data_input_type: 'text_questions',
    },
  },
]

const ar: readonly Example[] = [
  {
    name: 'ضريبة عروض الأسعار',
    idea: {
      problem_goal:
        'احتساب ضريبة القيمة المضافة 5٪ على بنود عرض السعر بالدرهم مع عرض الصافي والضريبة والإجمالي.',
      target_audience: 'الشركات التجارية الصغيرة التي تكتب عروض أسعار كل يوم',
      data_input_type: 'financial_info',
    },
  },
  {
    name: 'مكافأة نهاية الخدمة',
    idea: {
      problem_goal: 'حساب مكافأة نهاية الخدمة من الراتب الأساسي وسنوات الخدمة مع بيان كل خطوة.',
      target_audience: 'أقسام الموارد البشرية والموظفون في الإمارات',
      data_input_type: 'business_data',
    },
  },
  {
    name: 'محضر من الملاحظات',
    idea: {
      problem_goal: 'تحويل ملاحظات الاجتماع إلى محضر فيه القرارات والمسؤولون والمواعيد.',
      target_audience: 'قادة الفرق الذين يعقدون عدة اجتماعات في اليوم',
      data_input_type: 'documents',
    },
  },
  {
    name: 'اختبار من درس',
    idea: {
      problem_goal: 'إعداد اختبار قصير مع الإجابات من نص الدرس.',
      target_audience: 'معلمو المرحلة الثانوية',
      data_input_type: 'documents',
    },
  },
  {
    name: 'الماء في الأيام الحارة',
    idea: {
      problem_goal:
        'تخطيط كمية الماء ليوم عمل حار حسب وزن الجسم وساعات العمل في الخارج ودرجة الحرارة.',
      target_audience: 'مشرفو المواقع والعاملون في الهواء الطلق',
      data_input_type: 'text_questions',
    },
  },
]

/** Ideas that the store's own skills can answer. */
export const exampleIdeas: Bilingual<readonly Example[]> = { en, ar }
