import type { Bilingual } from '@wakeel/contract'
import { storeName } from '../shell/operator.ts'

const en = {
  title: 'Two-step sign-in',
  line: 'Signing in also asks for a code from an authenticator app on your phone.',
  on: 'On',
  required:
    'This store requires two-step sign-in for your role. Until it is on, or you sign in with a passkey, you have no rights beyond your own account.',
  password: 'Your password',
  start: 'Switch on',
  stop: 'Switch off',
  started: 'Two-step sign-in is on.',
  stopped: 'Two-step sign-in is off.',
  scan: 'Scan this with your authenticator app.',
  picture: 'QR code with the key for your authenticator app',
  addKey: 'Or type this key into it, or',
  openApp: 'open the app on this device',
  keepCodes:
    'Keep these recovery codes somewhere safe. Each signs you in once without your phone; they are not shown again.',
  prove: 'Enter the six digits that the app shows.',
  confirm: 'Confirm and switch on',
  stepTitle: 'Enter your code',
  stepLine: `Open your authenticator app and enter the six digits that it shows for ${storeName}.`,
  code: 'Six-digit code',
  recoveryCode: 'Recovery code',
  recoveryLine: 'Enter one of the recovery codes that you kept. It works once.',
  trust: 'Do not ask on this device for 30 days',
  go: 'Sign In',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  startAgain: 'Sign in as somebody else',
  failed: 'That did not work. Try again.',
}

const ar: typeof en = {
  title: 'تسجيل الدخول بخطوتين',
  line: 'يطلب تسجيل الدخول أيضًا رمزًا من تطبيق المصادقة في هاتفك.',
  on: 'مفعّل',
  required:
    'يشترط هذا المتجر تسجيل الدخول بخطوتين لدورك. وإلى أن تفعّله أو تسجّل الدخول بمفتاح مرور لا صلاحية لك سوى في حسابك.',
  password: 'كلمة مرورك',
  start: 'تفعيل',
  stop: 'إيقاف',
  started: 'فُعّل تسجيل الدخول بخطوتين.',
  stopped: 'أُوقف تسجيل الدخول بخطوتين.',
  scan: 'امسح هذا بتطبيق المصادقة.',
  picture: 'رمز QR فيه مفتاح تطبيق المصادقة',
  addKey: 'أو أدخل هذا المفتاح فيه، أو',
  openApp: 'افتح التطبيق على هذا الجهاز',
  keepCodes:
    'احفظ رموز الاسترداد هذه في مكان آمن. كل رمز يسجّل دخولك مرة واحدة دون هاتفك، ولن تظهر ثانيةً.',
  prove: 'أدخل الأرقام الستة التي يعرضها التطبيق.',
  confirm: 'تأكيد وتفعيل',
  stepTitle: 'أدخل الرمز',
  stepLine: `افتح تطبيق المصادقة وأدخل الأرقام الستة التي يعرضها مقابل الاسم ${storeName}.`,
  code: 'الرمز المكوّن من ستة أرقام',
  recoveryCode: 'رمز الاسترداد',
  recoveryLine: 'أدخل أحد رموز الاسترداد التي حفظتها. يعمل كل رمز مرة واحدة.',
  trust: 'لا تسأل على هذا الجهاز لمدة 30 يومًا',
  go: 'تسجيل الدخول',
  useRecovery: 'استخدم رمز استرداد',
  useApp: 'استخدم تطبيق المصادقة',
  startAgain: 'سجّل الدخول بحساب آخر',
  failed: 'لم ينجح ذلك. أعد المحاولة.',
}

export const messages: Bilingual<typeof en> = { en, ar }
