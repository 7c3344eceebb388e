import type { Bilingual, forge } from '@wakeel/contract'

/** The states of an agent's listing, and that a moderator took it out of the store. */
export const agentStatusNames: Bilingual<Record<forge.AgentStatus | 'taken_down', string>> = {
  en: {
    draft: 'Draft',
    pending: 'Waits for a moderator',
    published: 'Published',
    rejected: 'Rejected',
    taken_down: 'Taken down',
  },
  ar: {
    draft: 'مسودة',
    pending: 'بانتظار المشرف',
    published: 'منشور',
    rejected: 'مرفوض',
    taken_down: 'أُزيل من المتجر',
  },
}
