import type { Bilingual } from '@wakeel/contract'
import { LegalPage, type LegalText } from '../legal/legal-page.tsx'
import { OperatorText } from '../legal/operator-text.tsx'
import { hasOwnText } from '../shell/operator.ts'

export const text: Bilingual<LegalText> = {
  en: {
    title: 'Privacy notice',
    since: '2026-11-30',
    lead: 'What the store keeps about you, why, and how to take it away. Everything stays on the machine that runs the store.',
    sections: [
      {
        title: 'Visitors',
        paragraphs: [
          'A signed cookie counts your free runs. It holds a random number and nothing about you. A second one remembers your language.',
          'Network addresses are kept only as keyed hashes, to hold limits, and cannot be read back.',
        ],
      },
      {
        title: 'Accounts',
        paragraphs: [
          'We keep your name, your email, a hash of your password and the devices you are signed in on, so that you can sign in and see where you are.',
          'A log of what concerned the security of your account (a sign-in, a changed password) names the device and roughly the network, without the part of the address that is yours alone. You see it in your account; it goes back 180 days.',
        ],
      },
      {
        title: 'Runs',
        paragraphs: [
          'What you ask an agent and what it answers is stored with the run, so that a repeated request gets the same answer and failures can be found. With an account, it is in your export.',
          'When the operator of the store has set up a language model, your request is sent to it to be answered. The result says which one answered.',
          'What you ask for an organisation, with its answers, is read by every member of it, and what you ask an assistant that stands on another site by whoever put it there.',
        ],
      },
      {
        title: 'Payments',
        paragraphs: [
          'You agree to payments at PayPal; the store never sees a card. We keep your orders, what paid for each run, and the name and address that stand on your invoices.',
          'The law of the UAE makes us keep invoices and the ledger for five years, also after you have deleted your account; they are then no longer tied to it. Of an order we also keep a keyed hash of your mailbox, so that an offer that holds once for a person holds once; it cannot be read back.',
        ],
      },
      {
        title: 'Reviews and events',
        paragraphs: [
          'Reviews are public with your name. Where they came from is kept for 30 days as a keyed hash, to notice many from one address. Events such as a search or a click are counted without name, email or address and forgotten after 400 days.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In the settings of your account you can export everything as one file and delete the account. Deleting removes profile, reviews and the text of your runs at once; the bare count of runs stays. You can also delete a single conversation, in your history or, without an account, on the page of the demo.',
        ],
      },
    ],
  },
  ar: {
    title: 'بيان الخصوصية',
    since: '2026-11-30',
    lead: 'ما يحفظه المتجر عنك، ولماذا، وكيف تزيله. ويبقى كل شيء على الجهاز الذي يشغّل المتجر.',
    sections: [
      {
        title: 'الزوّار',
        paragraphs: [
          'ملف تعريف موقَّع يعدّ تجاربك المجانية. فيه رقم عشوائي ولا شيء عنك. وملف ثانٍ يتذكّر لغتك.',
          'لا تُحفظ عناوين الشبكة إلا كبصمات مشفّرة لضبط الحدود، ولا يمكن استعادتها.',
        ],
      },
      {
        title: 'الحسابات',
        paragraphs: [
          'نحفظ اسمك وبريدك الإلكتروني وبصمة كلمة مرورك والأجهزة التي سجّلت الدخول منها، لتتمكن من الدخول ومعرفة أين أنت مسجَّل.',
          'ويذكر سجلُّ ما يخص أمان حسابك (تسجيل دخول أو تغيير كلمة المرور) الجهازَ والشبكةَ على وجه التقريب، من دون الجزء الذي يخصك وحدك من العنوان. تراه في حسابك، ويُحفظ 180 يومًا.',
        ],
      },
      {
        title: 'عمليات التشغيل',
        paragraphs: [
          'يُحفظ ما تسأله وما يجيب به الوكيل مع كل تشغيل، لينال الطلب المكرر الإجابة نفسها ولتُكتشف الأعطال. ومع الحساب يكون ذلك ضمن ملف بياناتك.',
          'إذا ضبط مشغّل المتجر نموذجًا لغويًا فإن طلبك يُرسل إليه ليجيب عنه، وتذكر النتيجة أيُّها أجاب.',
          'ما تسأله لحساب مؤسسة يقرؤه مع إجاباته كل عضو فيها، وما تسأله مساعدًا في موقع آخر يقرؤه من وضعه هناك.',
        ],
      },
      {
        title: 'المدفوعات',
        paragraphs: [
          'توافق على الدفع لدى PayPal، ولا يرى المتجر أي بطاقة. ونحفظ طلباتك وما دُفع عن كل تشغيل والاسم والعنوان المذكورين في فواتيرك.',
          'يُلزمنا قانون دولة الإمارات بحفظ الفواتير والدفاتر خمس سنوات، حتى بعد حذف حسابك، وتبقى عندئذ غير مرتبطة به. ونحفظ مع الطلب بصمة مشفّرة لصندوق بريدك، لا يمكن استعادتها، كي يسري العرض الذي يُمنح للشخص مرة واحدة مرةً واحدة فقط.',
        ],
      },
      {
        title: 'المراجعات والأحداث',
        paragraphs: [
          'المراجعات علنية باسمك. ويُحفظ مصدرها 30 يومًا كبصمة مشفّرة لملاحظة كثرتها من عنوان واحد. أما الأحداث كالبحث أو النقر فتُعدّ بلا اسم ولا بريد ولا عنوان وتُنسى بعد 400 يوم.',
        ],
      },
      {
        title: 'حقوقك',
        paragraphs: [
          'من إعدادات حسابك يمكنك تصدير كل شيء في ملف واحد وحذف الحساب. ويزيل الحذف الملف والمراجعات ونصوص عمليات التشغيل على الفور، ويبقى عددها المجرّد. ويمكنك أيضًا حذف محادثة بعينها من سجلك، أو من صفحة التجربة إن لم يكن لديك حساب.',
        ],
      },
    ],
  },
}

export const PrivacyPage = () =>
  hasOwnText('privacy') ? <OperatorText kind="privacy" /> : <LegalPage text={text} />
