import { fold } from '../reading/fold.ts'

/** "Will we make it?", and no "the rent is 8,000": the verb begins a question. */
const YES_NO =
  /(?:^|[.!?؟\n,،:;(-] ?|\b(?:so|and|but|then|or|tell me|wondering) )(?:(?:will|is|are|does|do|can|could|would|should|am) (?:we|i|it|this|that|these|the|our|my|aed|dhs?|cash|they|there|you|\d)|are we|(?:و|ف)?هل |(?:بي|بت|هي|هت|حي|حت|ي|ت)كفي)|\byes or no|\byes\/no|\bif (?:it|this|we|the cash|the money)(?:['’]s| is| are| will be)? enough|(?:نعم|اي|ايوه) (?:او|ولا) لا/u

/** Whether yes or no is asked for. */
export const isYesNo = (text: string): boolean => YES_NO.test(fold(text).text)
