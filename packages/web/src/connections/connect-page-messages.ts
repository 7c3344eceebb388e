import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Bring your own agent',
  line: 'Your agent keeps running where it runs today. The store calls it, lists it and pays you for its runs.',
  signIn: {
    title: 'Sign in to connect your agent',
    text: 'A connection belongs to your account: only you see it and only you can change it.',
    button: 'Sign In',
    create: 'Create account',
  },
}

const ar: typeof en = {
  title: 'أحضر وكيلك',
  line: 'يبقى وكيلك يعمل حيث يعمل اليوم. يتصل به المتجر ويعرضه ويدفع لك عن عمليات تشغيله.',
  signIn: {
    title: 'سجّل الدخول لربط وكيلك',
    text: 'الاتصال ملك لحسابك: لا يراه سواك ولا يغيّره سواك.',
    button: 'تسجيل الدخول',
    create: 'إنشاء حساب',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
