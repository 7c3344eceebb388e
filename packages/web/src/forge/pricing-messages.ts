import type { Bilingual, forge } from '@wakeel/contract'

const en = {
  back: 'Back',
  title: 'Set the price',
  models: 'Pricing model',
  options: {
    'per-run': { name: 'Per run', line: 'Users pay for each answer' },
    monthly: { name: 'Monthly', line: 'As many runs as they need, paid every month' },
    'one-time': { name: 'One time', line: 'Paid once, for as long as you list it' },
  } satisfies Record<forge.ForgePricingModel, { name: string; line: string }>,
  suggested: (price: string) => `Suggested: ${price}`,
  price: 'Price in dirhams',
  priceHint: 'From AED 1 to AED 1,000, VAT included.',
  priceWrong: 'The price must be from AED 1 to AED 1,000, with two decimals at most.',
  generate: 'Generate agent',
  generateAgain: 'Generate again',
  continueWith: 'Continue with this agent',
  replaces: 'Generating again replaces the texts of the agent you have.',
  generating: 'Writing name, texts and demo prompts, and choosing skills',
  cancel: 'Cancel',
  cancelled: 'Nothing was generated. Your idea is still here.',
  signInNeeded: 'Sign in to generate your agent. Your idea is kept in this browser.',
  signIn: 'Sign in to generate',
  createAccount: 'Create an account',
  generated: 'AI Agent generated successfully!',
  failed: (error: string) => `Failed to generate agent: ${error}`,
  unreachable: (message: string) => `Generation failed: ${message}`,
}

const ar: typeof en = {
  back: 'رجوع',
  title: 'حدّد السعر',
  models: 'نموذج التسعير',
  options: {
    'per-run': { name: 'لكل استخدام', line: 'يدفع المستخدم مقابل كل إجابة' },
    monthly: { name: 'شهري', line: 'تشغيل بقدر الحاجة مقابل اشتراك شهري' },
    'one-time': { name: 'مرة واحدة', line: 'يُدفع مرة واحدة، ما دام الوكيل في المتجر' },
  },
  suggested: (price) => `المقترح: ${price}`,
  price: 'السعر بالدرهم',
  priceHint: 'من 1 إلى 1,000 درهم، شاملًا ضريبة القيمة المضافة.',
  priceWrong: 'يجب أن يكون السعر من 1 إلى 1,000 درهم، بمنزلتين عشريتين على الأكثر.',
  generate: 'أنشئ الوكيل',
  generateAgain: 'أنشئه من جديد',
  continueWith: 'تابع بهذا الوكيل',
  replaces: 'الإنشاء من جديد يستبدل نصوص الوكيل الذي لديك.',
  generating: 'نكتب الاسم والنصوص والطلبات التجريبية ونختار المهارات',
  cancel: 'إلغاء',
  cancelled: 'لم يُنشأ شيء. فكرتك ما زالت هنا.',
  signInNeeded: 'سجّل الدخول لإنشاء وكيلك. فكرتك محفوظة في هذا المتصفح.',
  signIn: 'سجّل الدخول للإنشاء',
  createAccount: 'أنشئ حسابًا',
  generated: 'تم إنشاء الوكيل الذكي بنجاح!',
  failed: (error) => `تعذّر إنشاء الوكيل: ${error}`,
  unreachable: (message) => `فشل الإنشاء: ${message}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
