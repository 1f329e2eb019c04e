import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface CheckedImport<Input, Report> {
  /** Checks the input, or imports it; the report says which. */
  readonly run: (input: Input) => Promise<Report>
  /** Follows a completed import. */
  readonly onDone: (report: Report) => unknown
}

/**
 * Returns the call of an import that is checked first. The report of the check stays in sight while the import runs, and
 * after one that failed.
 */
export function useCheckedImport<Input, Report extends { readonly dryRun: boolean }>(
  options: CheckedImport<Input, Report>,
) {
  const { run, onDone } = options
  const [plan, setPlan] = useState<Report>()
  const mutation = useMutation({
    mutationFn: run,
    onSuccess: async (report) => {
      setPlan(report.dryRun ? report : undefined)
      if (!report.dryRun) await onDone(report)
    },
  })
  const reset = () => {
    mutation.reset()
    setPlan(undefined)
  }
  const { mutate, isPending, error, variables } = mutation
  return { mutate, isPending, error, variables, reset, plan, report: mutation.data ?? plan }
}
