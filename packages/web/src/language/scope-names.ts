import type { apiKeys, Bilingual } from '@wakeel/contract'

/** What a program may do, as people choose and allow it. */
export const scopeNames: Bilingual<Record<apiKeys.ApiKeyScope, string>> = {
  en: {
    run: 'Run agents',
    read_runs: 'Read runs and conversations',
    manage_agents: 'Work on your own agents',
    read_usage: 'Read what it used',
  },
  ar: {
    run: 'تشغيل الوكلاء',
    read_runs: 'قراءة التشغيلات والمحادثات',
    manage_agents: 'العمل على وكلائك',
    read_usage: 'قراءة ما استخدمه',
  },
}
