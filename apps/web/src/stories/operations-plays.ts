import type { StoryContext } from '@storybook/react-vite'
import { moneyScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'

/** What is tried on each of the pages that list operations. */

const more = /Показать ещё|Show more/

export async function seesOperations({ canvas }: StoryContext) {
  await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
}

export async function narrowsByStatus({ canvas, userEvent }: StoryContext) {
  await canvas.findByRole('table')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Статус|Status)$/ }), 'COMPENSATION')
  await waitFor(async () => {
    const [, ...rows] = canvas.getAllByRole('row')
    await expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) await expect(row).toHaveTextContent(/Компенсация|Compensation/)
  })
}

export async function clearsFilters({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /Сбросить фильтры|Clear filters/ }))
  await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
}

export async function seesNone({ canvas }: StoryContext) {
  await waitFor(() => expect(canvas.getByText(/Операций пока нет|No operations yet/)).toBeVisible())
}

export async function showsAll({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: more }))
  await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(40))
  await userEvent.click(await canvas.findByRole('button', { name: more }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
}

async function seesFailure({ canvas }: StoryContext) {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
  )
}

export async function asksAgain(context: StoryContext) {
  const { canvas, msw, userEvent } = context
  await seesFailure(context)
  msw.use(...moneyScenarios.loaded())
  await userEvent.click(canvas.getByRole('button', { name: /Повторить|Try again/ }))
  await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
}

export async function failsToShowMore(context: StoryContext) {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: more }))
  await seesFailure(context)
}
