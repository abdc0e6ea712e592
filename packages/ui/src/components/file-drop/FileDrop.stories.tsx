import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { FileDrop, type FileDropProps } from './index.ts'

async function paint(width: number, height: number, name = 'receipt.png') {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#2f6b3f'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#e7e3d5'
    context.fillRect(width / 4, height / 4, width / 2, height / 2)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
const contract = new File(['%PDF'], 'contract.pdf', { type: 'application/pdf' })

function carrying(...files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

function Uploading(props: FileDropProps) {
  const [files, setFiles] = useState(props.files)
  const [hasRefused, setRefused] = useState(false)
  const imagesOnly = useStoryText('Только изображения!', 'Images only!')
  return (
    <FileDrop
      {...props}
      files={files}
      error={hasRefused ? imagesOnly : props.error}
      onFilesChange={(next) => {
        setFiles(next)
        setRefused(false)
        props.onFilesChange(next)
      }}
      onRefuse={(refused) => {
        setRefused(true)
        props.onRefuse?.(refused)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/FileDrop',
  component: FileDrop,
  args: {
    label: 'Фото чека',
    prompt: (
      <>
        <b>Выберите</b> картинку, перетащите её сюда или вставьте из буфера
      </>
    ),
    removeLabel: (file) => `Убрать ${file.name}`,
    files: [],
    onFilesChange: fn(),
    onRefuse: fn(),
    onBusyChange: fn(),
  },
  render: (args) => <Uploading {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'Photo of the receipt',
      prompt: (
        <>
          <b>Choose</b> a picture, drop it here or paste it
        </>
      ),
      removeLabel: (file: File) => `Remove ${file.name}`,
    },
    docs: {
      description: {
        component:
          'For pictures that people have: a receipt, a code, flowers that arrived broken; and for documents where `types` names theirs, which stay as they are. A picture is shrunk and stripped of the camera’s notes before it is given out; what is refused is named to the owner, who says why in `error`. Pasting works while the field has the focus.',
      },
    },
  },
})

export const Empty = meta.story()
export const Disabled = meta.story({ args: { disabled: true } })
export const WithHint = meta.story({
  args: { hint: 'PNG, JPEG или WebP до 20 МБ.' },
  parameters: { english: { hint: 'PNG, JPEG or WebP up to 20 MB.' } },
})
export const WithError = meta.story({
  args: { error: 'Загрузите QR-код!' },
  parameters: { english: { error: 'Upload the QR code!' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Фото чека')).toHaveAccessibleDescription('Загрузите QR-код!')
  },
})

export const RemovedByKeyboard = meta.story({
  args: { maxFiles: 3 },
  loaders: [
    async () => ({
      files: [
        await paint(300, 300),
        await paint(300, 200, 'a very long name of a picture that came from a phone.png'),
      ],
    }),
  ],
  render: (args, { loaded }) => <Uploading {...args} files={loaded['files'] as File[]} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Фото чека')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilesChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  },
})

export const ChosenAndShrunk = meta.story({
  args: { maxEdge: 400 },
  play: async ({ args, canvas, userEvent }) => {
    const large = await paint(2000, 1000)
    await userEvent.upload(canvas.getByLabelText('Фото чека'), large)
    await waitFor(() => expect(args.onFilesChange).toHaveBeenCalledOnce())
    const file = await canvas.findByRole('button', { name: 'Убрать receipt.png' })
    await expect(file).toBeVisible()
    const picture = canvas.getByRole<HTMLImageElement>('presentation')
    await waitFor(() => expect(picture.naturalWidth).toBe(400))
    await expect(picture.naturalHeight).toBe(200)
  },
})

export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const area = canvas.getByLabelText('Фото чека')
    const dataTransfer = carrying(await paint(40, 40))
    await fireEvent(area, new DragEvent('dragenter', { bubbles: true, dataTransfer }))
    await fireEvent(area, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(true)
    await waitFor(() => expect(args.onFilesChange).toHaveBeenCalledOnce())
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(canvas.getByText('receipt.png')).toBeVisible())
  },
})

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const clipboardData = carrying(await paint(40, 40))
    await fireEvent(
      canvas.getByLabelText('Фото чека'),
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    )
    await waitFor(() => expect(args.onFilesChange).toHaveBeenCalledOnce())
  },
})

export const DocumentChosen = meta.story({
  args: { types: ['image/png', 'application/pdf'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Фото чека'), contract)
    await waitFor(() => expect(args.onFilesChange).toHaveBeenCalledWith([contract]))
    await expect(canvas.getByText('contract.pdf')).toBeVisible()
    await expect(canvas.queryByRole('presentation')).toBeNull()
  },
})

export const RefusedWithAReason = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Фото чека')
    const broken = new File(['not a picture'], 'broken.png', { type: 'image/png' })
    const dataTransfer = carrying(contract, broken)
    await fireEvent(input, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledOnce())
    await expect(args.onRefuse).toHaveBeenCalledWith([
      expect.objectContaining({ reason: 'type' }),
      expect.objectContaining({ reason: 'unreadable' }),
    ])
    await expect(args.onFilesChange).not.toHaveBeenCalled()
    await waitFor(() => expect(input).toHaveAccessibleDescription('Только изображения!'))
  },
})
