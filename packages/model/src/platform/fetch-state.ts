/** The states of an asynchronous request. @see platform spec §4 "Async fetch states" */
export const fetchStates = ['pending', 'success', 'failed'] as const

export type FetchState = (typeof fetchStates)[number]
