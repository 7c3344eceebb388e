import type { Bilingual, ErrorCode } from '@wakeel/contract'

const en = {
  network: 'Network error - please try again',
  /** In English the server's own sentences stand. */
  errors: {} as Partial<Record<ErrorCode, string>>,
}

const ar: typeof en = {
  network: 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى',
  errors: {
    'billing.balance_too_low': 'رصيد محفظتك لا يكفي. اشحنها ثم أعد المحاولة.',
    'billing.monthly_cap_reached': 'سيتجاوز هذا الحد الشهري الذي وضعته.',
    'billing.over_max_per_run': 'يكلّف هذا أكثر من الحد الأعلى الذي تسمح به للتشغيل الواحد.',
    'billing.purchase_required': 'اشترِ هذا الوكيل أو استخدم تشغيلًا من باقة للمتابعة.',
    'billing.payment_declined': 'رُفضت الدفعة. لم يُخصم شيء.',
    'billing.payment_refused': 'رفض مزوّد الدفع هذه الدفعة. لم يُخصم شيء.',
    'billing.order_not_found': 'لا يوجد لديك طلب كهذا.',
    'billing.invoice_not_found': 'لا توجد لديك فاتورة كهذه.',
    'billing.invoice_not_replaceable':
      'لا يُستبدل إلا فاتورة ضريبية صدرت خلال السنوات الخمس الأخيرة.',
    'billing.invoice_replaced': 'استُبدلت هذه الفاتورة بأخرى. صحّح الفاتورة التي حلّت محلّها.',
    'billing.invoice_refunded': 'أُعيد مبلغ هذه الفاتورة، فلم يبقَ ما يُصحَّح.',
    'billing.invoice_unchanged': 'هذه البيانات موجودة في الفاتورة بالفعل.',
    'billing.entitlement_not_found': 'لا يوجد لديك وكيل كهذا.',
    'billing.no_subscription': 'ليست لديك باقة.',
    'billing.plan_current': 'هذه باقتك الحالية.',
    'billing.change_is_upgrade': 'تبدأ هذه الباقة فورًا وتُدفع عند إتمام الشراء.',
    'billing.order_ended': 'انتهى هذا الطلب، ولم يُخصم شيء عنه.',
    'billing.not_refundable': 'لم يعد ممكنًا استرداد مبلغ هذا الطلب.',
    'billing.refund_declined': 'لم يُعِد مزوّد الدفع المبلغ. لم يتغيّر شيء.',
    'billing.not_for_sale': 'لا يُباع هذا الوكيل بهذه الطريقة.',
    'billing.already_owned': 'هذا الوكيل لديك بالفعل.',
    'billing.payment_in_flight': 'ما زالت هناك دفعة قيد التنفيذ. أعد المحاولة بعد لحظة.',
    'billing.provider_unreachable':
      'تعذّر الوصول إلى مزوّد الدفع. لم يضع شيء؛ أعد المحاولة بعد لحظة.',
    'request.in_flight': 'ما زال الطلب نفسه قيد التنفيذ. أعد المحاولة بعد لحظة.',
    'request.rate_limited': 'طلبات كثيرة في وقت قصير. انتظر لحظة ثم أعد المحاولة.',
    'request.invalid': 'تحقق مما كتبته ثم أعد المحاولة.',
    'accounts.sign_in_required': 'سجّل الدخول للقيام بذلك.',
    'server.failed': 'حدث خطأ لدينا. إن كنت تُجري تغييرًا فتحقق هل تم قبل أن تعيد المحاولة.',
    'request.too_demanding':
      'قراءة هذا النص تستغرق وقتًا طويلًا. اختصره أو احذف ما يتكرر فيه. لم يُخصم شيء.',
    'server.busy': 'تنتظر الآن طلبات كثيرة. أعد المحاولة بعد لحظة. لم يُخصم شيء.',
    'server.unavailable': 'المتجر قيد البدء أو الإيقاف. أعد المحاولة بعد لحظة.',
    'server.away': 'لا يصل المتجر إلى بياناته. أعد المحاولة بعد لحظة.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
