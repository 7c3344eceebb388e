export type QuestionKind = 'choice' | 'truth' | 'gap'
export type Question =
  | { kind: 'choice'; stem: string; options: string[]; answer: number; source: string }
  | {
      kind: 'truth'
      statement: string
      answer: boolean
      source: string
      changed?: { from: string; to: string }
    }
  | { kind: 'gap'; stem: string; answer: string; source: string }
