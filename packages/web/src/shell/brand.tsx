import { operator } from './operator.ts'

/** The mark and the name. */
export function Brand({ name, className }: { name: string; className?: string }) {
  return (
    <span className={className}>
      {operator.logo ? <img src={operator.logo} width={28} height={28} alt="" /> : <Mark />}
      <span>{name}</span>
    </span>
  )
}

function Mark() {
  return (
    <svg width={28} height={28} viewBox="0 0 32 32" aria-hidden="true">
      <rect width={32} height={32} rx={8} fill="var(--accent)" />
      <path
        d="M7.5 10.5l4 11 4.5-11 4.5 11 4-11"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
