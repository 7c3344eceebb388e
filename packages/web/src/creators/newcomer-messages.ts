import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Turn what you know into an agent that earns',
  line: 'Describe an idea or connect an agent you already have. The store lists it, bills for it and pays you every week.',
  sharesTitle: 'What you keep of every sale',
  sharesText: 'Of the price without VAT, by your own plan.',
  shares: (percent: string) => `${percent}%`,
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Describe it',
      text: 'Say what it is for and for whom. The store writes the agent, and you can change everything.',
    },
    {
      title: 'Publish it',
      text: 'The store runs your demo prompts and checks the texts. When all is well it is listed at once.',
    },
    {
      title: 'Get paid',
      text: 'Every Monday, what the 30-day guarantee has released goes to your bank, from AED 50 on.',
    },
  ],
}

const ar: typeof en = {
  title: 'حوّل خبرتك إلى وكيل يدرّ دخلًا',
  line: 'صِف فكرة أو اربط وكيلًا لديك. يعرضه المتجر ويحصّل ثمنه ويدفع لك كل أسبوع.',
  sharesTitle: 'ما يبقى لك من كل عملية بيع',
  sharesText: 'من السعر دون الضريبة، بحسب باقتك.',
  shares: (percent) => `${percent}%`,
  stepsTitle: 'كيف يعمل ذلك',
  steps: [
    { title: 'صِفه', text: 'قل ما الغرض منه ولمن هو. يكتب المتجر الوكيل، ويمكنك تغيير كل شيء.' },
    {
      title: 'انشره',
      text: 'يشغّل المتجر طلباتك التجريبية ويفحص النصوص. إن كان كل شيء سليمًا نُشر في الحال.',
    },
    {
      title: 'استلم أرباحك',
      text: 'كل يوم اثنين يُحوَّل إلى حسابك المصرفي ما انتهت مدة ضمانه البالغة 30 يومًا، ابتداءً من 50 درهمًا.',
    },
  ],
}

export const messages: Bilingual<typeof en> = { en, ar }
