import { type Bilingual, billing } from '@wakeel/contract'
import { IncludedRunFigures } from '../billing/included-run-figures.tsx'
import { LegalPage, type LegalText } from '../legal/legal-page.tsx'

const { GUARANTEE_DAYS } = billing

export const text: Bilingual<LegalText> = {
  en: {
    title: 'How creators earn',
    since: '2026-11-23',
    lead: 'A creator earns by every answer that somebody paid for: by the run, by a purchase, or by a plan. These are the rules, the same for every creator.',
    sections: [
      {
        title: 'Runs and purchases that are paid for one by one',
        paragraphs: [
          'Of the price without VAT the creator gets the share of their own plan at that moment: 50% without a plan or with Starter, 70% with Pro, 80% with Enterprise. It is rounded down to the fils.',
        ],
      },
      {
        title: 'Runs that a plan includes',
        paragraphs: [
          'Such a run is worth the lower of two amounts, both without VAT: the agent’s own price, and what the customer paid for a month of the plan divided by the runs that a month includes, to the nearest fils. Of that the creator gets the same share as of a sale.',
          'An agent that is sold by the month or once has no price for a run: its run is worth the plan’s amount, and never more than the agent costs whole.',
          'What the customer paid counts. Paying for a year at once and offers make a plan cheaper, and its runs worth less, as a discount makes a sale.',
          'All shares of a plan’s payment together never come to more than the payment itself. That can matter only when a paid month reaches into two calendar months and the runs of both are used up.',
        ],
      },
      {
        title: 'What pays nothing',
        paragraphs: [
          'Runs that give no answer, free demos, checks and daily tests, agents that are free, and agents of the store itself.',
          'A creator earns nothing by plans that include their own runs of their own agents, or the runs of somebody who is, or in the last 90 days was, in an organisation with them.',
        ],
      },
      {
        title: 'When it is paid',
        paragraphs: [
          `The share stands among the creator’s movements the moment the answer is given. It is on hold as long as the guarantee of ${GUARANTEE_DAYS} days can give the plan’s money back, and is payable from then on. A plan whose money goes back takes the shares of its runs with it.`,
          'Every run of an agent shows what it earned, statements have every line, and all of it equals the ledger.',
        ],
      },
    ],
  },
  ar: {
    title: 'كيف يكسب المبدعون',
    since: '2026-11-23',
    lead: 'يكسب المبدع من كل إجابة دفع أحد ثمنها: مقابل الاستخدام الواحد أو بالشراء أو ضمن باقة. وهذه هي القواعد، وهي واحدة للجميع.',
    sections: [
      {
        title: 'ما يُدفع ثمنه واحدًا واحدًا',
        paragraphs: [
          'ينال المبدع من السعر دون ضريبة القيمة المضافة حصة باقته في تلك اللحظة: 50% بلا باقة أو مع المبتدئ، و70% مع المحترف، و80% مع باقة الشركات. وتُقرَّب الحصة إلى الفلس الأدنى.',
        ],
      },
      {
        title: 'الاستخدام المشمول في باقة',
        paragraphs: [
          'قيمة الاستخدام هي الأقل من مبلغين، كلاهما دون ضريبة القيمة المضافة: سعر الوكيل نفسه، وما دفعه العميل لشهر من الباقة مقسومًا على عدد مرات الاستخدام المشمولة في الشهر، مقرّبًا إلى أقرب فلس. وينال المبدع منها الحصة نفسها التي ينالها من البيع.',
          'الوكيل الذي يُباع بالشهر أو شراءً دائمًا ليس له سعر للاستخدام الواحد: فقيمة استخدامه ما تعطيه الباقة، ولا تزيد أبدًا على ثمن الوكيل كله.',
          'العبرة بما دفعه العميل: فالدفع عن سنة كاملة والعروض يخفضان ثمن الباقة وقيمة استخدامها، كما يخفض الحسم ثمن البيع.',
          'لا يزيد مجموع الحصص من دفعة الباقة على الدفعة نفسها. ولا أثر لذلك إلا إذا امتد الشهر المدفوع بين شهرين ميلاديين واستُهلك ما يشمله كلاهما.',
        ],
      },
      {
        title: 'ما لا مقابل له',
        paragraphs: [
          'الاستخدام الذي لا يعطي إجابة، والتجارب المجانية، والفحوص والاختبارات اليومية، والوكلاء المجانيون، ووكلاء المتجر نفسه.',
          'ولا يكسب المبدع من باقة تشمل استخدامه وكلاءه، ولا من استخدام من هو معه في مؤسسة واحدة أو كان معه فيها خلال آخر 90 يومًا.',
        ],
      },
      {
        title: 'متى تُدفع',
        paragraphs: [
          `تظهر الحصة بين حركات المبدع لحظة الإجابة. وتبقى محجوزة ما دام ضمان الأيام الـ${GUARANTEE_DAYS} قد يعيد ثمن الباقة، ثم تصبح قابلة للدفع. وإذا أُعيد ثمن الباقة استُرجعت معه حصص ما استُخدم ضمنها.`,
          'يظهر مع كل استخدام ما كسبه الوكيل منه، وفي الكشوف كل حركة، وكلها تطابق دفتر الحسابات.',
        ],
      },
    ],
  },
}

export const EarningsPage = () => (
  <LegalPage text={text}>
    <IncludedRunFigures />
  </LegalPage>
)
