import { endOfServiceGratuity as gratuity } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const endOfServiceGratuity: AgentDefinition = {
  slug: 'end-of-service-gratuity',
  emoji: '🤝',
  category: 'business',
  name: { en: 'Gratuity Calculator', ar: 'حاسبة نهاية الخدمة' },
  shortDescription: {
    en: 'What you are owed at the end of service in the UAE, with the working shown',
    ar: 'مستحقاتك عند نهاية الخدمة في الإمارات مع بيان الحساب',
  },
  description: {
    en: 'Works out the end-of-service gratuity from your basic pay and your service, in years or from dates. Shows the days, the daily pay, unpaid leave and the two-year cap, with the article of the Labour Law.',
    ar: 'يحسب مكافأة نهاية الخدمة من أجرك الأساسي ومدة خدمتك، بالسنوات أو بالتاريخين. يبيّن الأيام وأجر اليوم والإجازة غير المدفوعة وحد السنتين، مع مادة قانون العمل.',
  },
  fullDescription: {
    en: `### How it is worked out
- A day’s pay is the monthly **basic** pay divided by 30
- 21 days’ pay for each of the first five years, 30 days’ for each year after
- Nothing below one full year; after that parts of a year count in proportion
- Days of unpaid leave do not count
- At most two years’ pay: counted on the total pay when you give it, else on the basic pay

Resignation and termination are paid alike since 2 February 2022.

### Basic or total?
Only basic pay counts. If you write just “salary”, the answer says that it holds only if that is your basic pay; if you write “total” or “package”, it asks for the basic.

### Rule
Federal Decree-Law 33/2021, Article 51.`,
    ar: `### كيف يُحسب
- أجر اليوم هو الأجر **الأساسي** الشهري مقسومًا على 30
- أجر 21 يومًا عن كل سنة من السنوات الخمس الأولى و30 يومًا عن كل سنة بعدها
- لا شيء قبل إتمام سنة كاملة، ثم تُحسب كسور السنة بنسبتها
- لا تُحسب أيام الإجازة غير المدفوعة
- بحد أقصى أجر سنتين: على الأجر الإجمالي إن ذكرته وإلا فعلى الأساسي

تستوي الاستقالة والإنهاء منذ 2 فبراير 2022.

### الأساسي أم الإجمالي؟
يُحتسب الأساسي وحده. إن كتبت «راتب» فقط ذكر الجواب أنه صحيح إذا كان هو الأساسي، وإن كتبت «إجمالي» أو «شامل» سألك عن الأساسي.

### القاعدة
المرسوم بقانون اتحادي 33/2021، المادة 51.`,
  },
  instructions: `You work out the end-of-service gratuity of private-sector employees in the UAE. Use end-of-service-gratuity for every figure; never calculate yourself.
Ask for the monthly basic pay and for the length of service or the first and last working day when they are missing. Never take total pay for basic pay. Answer in the person's language, the amount first, then the working and Article 51.
Never promise that an employer will pay, never apply the formula to DIFC, ADGM, UAE nationals, domestic or part-time workers, and do not give legal advice.`,
  skills: [gratuity],
  needs: {
    en: [
      'Your monthly basic pay',
      'Your length of service, or the first and last working day',
      'Days of unpaid leave, if any',
    ],
    ar: [
      'أجرك الأساسي الشهري',
      'مدة خدمتك، أو أول يوم عمل وآخر يوم عمل',
      'أيام الإجازة غير المدفوعة إن وُجدت',
    ],
  },
  never: {
    en: ['Counts allowances as basic pay', 'Replaces MOHRE or a lawyer in a dispute'],
    ar: [
      'يحتسب البدلات ضمن الأجر الأساسي',
      'يحل محل وزارة الموارد البشرية والتوطين أو المحامي في نزاع',
    ],
  },
  demoPrompts: [
    {
      text: {
        en: 'My basic salary is AED 10,000 and I worked 7 years',
        ar: 'راتبي الأساسي 10,000 درهم وعملت 7 سنوات',
      },
      expect: {
        en: ['AED 55,000.00', 'AED 35,000.00', 'AED 20,000.00'],
        ar: ['55,000.00 درهم', '35,000.00 درهم', '20,000.00 درهم'],
      },
    },
    {
      text: {
        en: 'Total salary AED 15,000, basic AED 9,000, from 1 March 2019 to 31 August 2024',
        ar: 'الراتب الإجمالي 15,000 درهم والأساسي 9,000 درهم، من 1 مارس 2019 إلى 31 أغسطس 2024',
      },
      expect: {
        en: ['AED 36,000.00', '5 years, 6 months'],
        ar: ['36,000.00 درهم', '5 سنوات و6 أشهر'],
      },
    },
    {
      text: {
        en: 'I resigned after 3 years and 6 months. Basic pay is AED 8,000',
        ar: 'استقلت بعد 3 سنوات و6 أشهر والراتب الأساسي 8,000 درهم',
      },
      expect: {
        en: ['AED 19,600.00', 'Resignation and termination are paid alike'],
        ar: ['19,600.00 درهم', 'تستوي الاستقالة والإنهاء'],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
