import type { Bilingual, forge } from '@wakeel/contract'

/** An agent's states in words. */
export const text: Bilingual<{ statuses: Record<forge.AgentStatus, string> }> = {
  en: { statuses: { draft: 'Draft', pending: 'Waits for a moderator', published: 'Published', rejected: 'Rejected' } },
  ar: { statuses: { draft: 'مسودة', pending: 'بانتظار المشرف', published: 'منشور', rejected: 'مرفوض' } },
}
