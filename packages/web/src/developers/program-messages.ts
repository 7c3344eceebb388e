import type { Bilingual } from '@wakeel/contract'

const en = {
  clientTitle: 'With the client for TypeScript and JavaScript',
  clientText:
    'Typed, without dependencies, in browsers and in Node 20.3 or newer: runs, streams, conversations, batches, files and waiting, tried again only where that costs once. The store hands out the package.',
  clientInstallation: 'Installation of the client',
  clientExample: 'Example of the client',
  a2aTitle: 'Over A2A',
  a2aText:
    'Each agent has a signed card, which clients find from its address with the slash at the end; those of A2A 0.3 (ADK, Mastra, Strands, BeeAI) from `/a2a/{agent}/v0.3/`. A question back is a task that waits for input. Without a key the free demo runs answer.',
  receiptsTitle: 'Proof of what was done: receipts',
  receiptsText:
    'Every run that ended with a reply has a receipt, signed by the store: `GET /api/runs/{run id}/receipt`. This script fetches one and verifies it with the keys at `/.well-known/jwks.json`; its last lines need no network.',
  receiptsExample: 'Script that verifies a receipt',
  receiptsLink: 'Verify one in the browser',
}

const ar: typeof en = {
  clientTitle: 'بالعميل الخاص بـ TypeScript وJavaScript',
  clientText:
    'بأنواع محددة ومن دون اعتماديات، في المتصفحات وفي Node 20.3 أو أحدث: تشغيلات وبث ومحادثات ودفعات وملفات وانتظار، ولا يعيد المحاولة إلا حيث يُدفع مرة واحدة. يسلّم المتجر حزمته.',
  clientInstallation: 'تثبيت العميل',
  clientExample: 'مثال العميل',
  a2aTitle: 'عبر A2A',
  a2aText:
    'لكل وكيل بطاقة موقّعة، تجدها البرامج من عنوانه مع الشرطة المائلة في آخره، وبرامج A2A 0.3 (مثل ADK وMastra) من `/a2a/{agent}/v0.3/`. والسؤال المعاد مهمة تنتظر مدخلًا. ومن دون مفتاح تجيب التجارب المجانية.',
  receiptsTitle: 'إثبات ما جرى: الإيصالات',
  receiptsText:
    'لكل تشغيل انتهى برد إيصال يوقّعه المتجر: `GET /api/runs/{run id}/receipt`. يجلب هذا البرنامج إيصالًا ويتحقق منه بالمفاتيح عند `/.well-known/jwks.json`. وآخر أسطره لا يحتاج إلى شبكة.',
  receiptsExample: 'برنامج يتحقق من إيصال',
  receiptsLink: 'تحقق من إيصال في المتصفح',
}

export const messages: Bilingual<typeof en> = { en, ar }
