import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'

const text = { en: 'Demo data', ar: 'بيانات تجريبية' }

/** Stands on every screen whose metrics and people are examples. */
export function DemoDataBadge() {
  return <Badge tone="warn">{text[useLanguage().language]}</Badge>
}
