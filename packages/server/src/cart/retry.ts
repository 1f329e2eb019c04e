import { sqlStateOf } from '../db/transact.ts'

const MOST_TRIES = 5
const DEADLOCK = '40P01'

/**
 * Runs a statement again when it was the one chosen to give way: a product that loses a variant and a
 * cart that takes it can wait for each other.
 */
export async function retried<T>(statement: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await statement()
    } catch (error) {
      if (tries >= MOST_TRIES || sqlStateOf(error) !== DEADLOCK) throw error
    }
  }
}
