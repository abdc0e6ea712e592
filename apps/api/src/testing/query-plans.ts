interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Total Cost': number
  readonly Plans?: readonly PlanNode[]
}

/** What EXPLAIN (FORMAT JSON) answers. */
export interface ExplainedRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
}

function readWholeBy(node: PlanNode): string[] {
  const own = node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(readWholeBy)]
}

/** The tables that a query reads whole. */
export function tablesOfSeqScans(rows: readonly ExplainedRow[]): string[] {
  const plans = rows.flatMap((row) => row['QUERY PLAN'])
  return [...new Set(plans.flatMap(({ Plan: plan }) => readWholeBy(plan)))]
}

function indexesOf(node: PlanNode): string[] {
  const { 'Index Name': own } = node
  return [...(own === undefined ? [] : [own]), ...(node.Plans ?? []).flatMap(indexesOf)]
}

/** The indexes that a query reads. */
export function indexesRead(rows: readonly ExplainedRow[]): string[] {
  return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => indexesOf(plan))
}

/** What the planner thinks that a query costs, in its own units: one page read in order is 1. */
export function costOf(rows: readonly ExplainedRow[]): number {
  return rows.reduce((sum, row) => sum + (row['QUERY PLAN'][0]?.Plan['Total Cost'] ?? 0), 0)
}
