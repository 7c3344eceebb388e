import type { Bilingual, billing } from '@wakeel/contract'

export const orderStatusNames: Bilingual<Record<billing.OrderStatus, string>> = {
  en: {
    created: 'Started',
    awaiting_approval: 'Awaiting approval',
    capturing: 'Processing',
    completed: 'Paid',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    partly_refunded: 'Partly refunded',
    refunded: 'Refunded',
    charged_back: 'Charged back',
  },
  ar: {
    created: 'بدأ',
    awaiting_approval: 'بانتظار الموافقة',
    capturing: 'قيد التنفيذ',
    completed: 'مدفوع',
    declined: 'مرفوض',
    cancelled: 'ملغى',
    expired: 'انتهت مهلته',
    partly_refunded: 'مستردّ جزئيًا',
    refunded: 'مستردّ',
    charged_back: 'معترَض عليه',
  },
}
