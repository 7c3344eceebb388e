import type { Bilingual } from '@wakeel/contract'

const en = {
  title: (app: string) => `Run ${app}`,
  execute: 'Run',
  buy: 'Buy',
  history: 'Your conversations with this agent',
  signInTitle: 'Sign in to run this agent',
  signInText:
    'Runs are kept in your history with their answers and costs. Without an account you can try it three times for free.',
  signIn: 'Sign In',
  signUp: 'Create Account',
  demo: 'Try Demo',
  failed: 'Run failed',
  failedFallback: 'The agent could not finish.',
  errors: {
    'organisations.not_found': 'You are not in this organisation any more. Nothing was charged.',
  },
  kept: 'Your request is still in the box, and nothing was charged.',
  cancelled: 'The run was cancelled and nothing was charged.',
  cancelledLate:
    'You left after the answer had begun, so this run counts. The whole answer will stand in your conversations.',
  unanswered: 'This was not an answer, so nothing was charged.',
  termsFailed: 'What this run would cost could not be loaded.',
  retry: 'Try again',
  price: {
    label: 'What the next run costs',
    free: 'Free',
    inPlan: 'Included in your plan',
    owned: 'This agent is yours',
    entitlement: 'You have this agent: no charge for a run',
    included: (plan: string | undefined, used: string, limit: string) =>
      plan
        ? `Included in ${plan}: ${used} of ${limit} used`
        : `Included in your plan: ${used} of ${limit} used`,
    wallet: (price: string) => `${price} from your wallet`,
    organisationEntitlement: 'The organisation has this agent: no charge for a run',
    organisationIncluded: (used: string, limit: string) =>
      `Included in the organisation’s plan: ${used} of ${limit} used`,
    organisationCapped: (used: string, limit: string) =>
      `Included in the organisation’s plan, within its caps: ${used} of ${limit} used`,
    organisationWallet: (price: string) => `${price} from the organisation’s wallet`,
    balance: (balance: string) => `${balance} to spend`,
  },
}

const ar: typeof en = {
  title: (app) => `تشغيل ${app}`,
  execute: 'تشغيل',
  buy: 'شراء',
  history: 'محادثاتك مع هذا الوكيل',
  signInTitle: 'سجّل الدخول لتشغيل هذا الوكيل',
  signInText:
    'تُحفظ التشغيلات في سجلك مع إجاباتها وتكاليفها. ومن دون حساب يمكنك تجربته ثلاث مرات مجانًا.',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  demo: 'جرّب مجانًا',
  failed: 'فشل التشغيل',
  failedFallback: 'لم يتمكن الوكيل من إتمام العمل.',
  errors: { 'organisations.not_found': 'لم تعد عضوًا في هذا الفريق. لم يُخصم شيء.' },
  kept: 'ما زال طلبك في المربّع، ولم يُخصم شيء.',
  cancelled: 'أُلغي التشغيل ولم يُخصم شيء.',
  cancelledLate:
    'أوقفت التشغيل بعد أن بدأت الإجابة بالظهور، لذا احتُسب. ستجد الإجابة كاملة في محادثاتك.',
  unanswered: 'لم تكن هذه إجابة، لذا لم يُخصم شيء.',
  termsFailed: 'تعذّر تحميل تكلفة هذا التشغيل.',
  retry: 'أعد المحاولة',
  price: {
    label: 'تكلفة التشغيل التالي',
    free: 'مجاني',
    inPlan: 'مشمول في باقتك',
    owned: 'هذا الوكيل لديك',
    entitlement: 'هذا الوكيل لديك: التشغيل بلا مقابل',
    included: (plan, used, limit) =>
      plan
        ? `مشمول في باقة ${plan}: استُخدم ${used} من ${limit}`
        : `مشمول في باقتك: استُخدم ${used} من ${limit}`,
    wallet: (price) => `${price} من محفظتك`,
    organisationEntitlement: 'هذا الوكيل لدى الفريق: التشغيل بلا مقابل',
    organisationIncluded: (used, limit) => `مشمول في باقة الفريق: استُخدم ${used} من ${limit}`,
    organisationCapped: (used, limit) =>
      `مشمول في باقة الفريق ضمن حدوده: استُخدم ${used} من ${limit}`,
    organisationWallet: (price) => `${price} من محفظة الفريق`,
    balance: (balance) => `المتاح ${balance}`,
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
