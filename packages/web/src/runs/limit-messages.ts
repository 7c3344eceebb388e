import type { Bilingual, catalogue } from '@wakeel/contract'

const en = {
  title: 'Your free runs are used up',
  forVisitor:
    'With a free account you get three more. Your question and its answer stay here, whichever way you go on.',
  forPerson: 'Your question and its answer stay here, whichever way you go on.',
  signUp: 'Sign up for three more',
  run: 'Go on with this question',
  included: 'Go on with your plan',
  entitled: 'Go on: this agent is yours',
  free: 'Go on for free',
  pay: {
    per_use: (price: string) => `Pay for this run: ${price}`,
    subscription: (price: string) => `Use it for ${price} a month`,
    one_time: (price: string) => `Buy it once for ${price}`,
  } satisfies Record<Exclude<catalogue.PricingModel, 'free'>, (price: string) => string>,
  plans: 'See the plans',
  otherAgents: 'Try another agent',
  back: (name: string) => `Your question to ${name} is waiting.`,
  goBack: 'Back to your question',
}

const ar: typeof en = {
  title: 'انتهت تجاربك المجانية',
  forVisitor: 'مع حساب مجاني تحصل على ثلاث تجارب أخرى. يبقى سؤالك وجوابه هنا أيًّا كان اختيارك.',
  forPerson: 'يبقى سؤالك وجوابه هنا أيًّا كان اختيارك.',
  signUp: 'أنشئ حسابًا لثلاث تجارب أخرى',
  run: 'تابع هذا السؤال',
  included: 'تابع ضمن باقتك',
  entitled: 'تابع: هذا الوكيل لديك',
  free: 'تابع مجانًا',
  pay: {
    per_use: (price) => `ادفع لهذا الاستخدام: ${price}`,
    subscription: (price) => `استخدمه مقابل ${price} شهريًا`,
    one_time: (price) => `اشترِه مرة واحدة بسعر ${price}`,
  },
  plans: 'اطّلع على الباقات',
  otherAgents: 'جرّب وكيلًا آخر',
  back: (name) => `سؤالك إلى ${name} في انتظارك.`,
  goBack: 'العودة إلى سؤالك',
}

export const messages: Bilingual<typeof en> = { en, ar }
