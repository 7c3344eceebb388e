import type { Bilingual, forge } from '@wakeel/contract'

/** An agent's states in words. */
export const messages: Bilingual<{
  statuses: Record<forge.AgentStatus, string>
  takenDown: string
}> = {
  en: {
    statuses: {
      draft: 'Draft',
      pending: 'Waits for a moderator',
      published: 'Published',
      rejected: 'Rejected',
    },
    takenDown: 'Taken down',
  },
  ar: {
    statuses: { draft: 'مسودة', pending: 'بانتظار المشرف', published: 'منشور', rejected: 'مرفوض' },
    takenDown: 'أُزيل من المتجر',
  },
}
