import { type StoreWrite, writeToStore } from './database.ts'

/** A change to make, with a number that the answer repeats. */
export interface NumberedWrite {
  readonly number: number
  readonly write: StoreWrite
}

addEventListener('message', ({ data }: MessageEvent<NumberedWrite>) => {
  void writeToStore(data.write).then(() => postMessage(data.number))
})
