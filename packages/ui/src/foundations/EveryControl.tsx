import { useState } from 'react'
import { Button } from '../components/button/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { Chip } from '../components/chip/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { CloseIcon } from '../components/icons/index.ts'
import { Pagination } from '../components/pagination/index.ts'
import { QuantityStepper } from '../components/quantity-stepper/index.ts'
import { Radio, RadioGroup } from '../components/radio-group/index.ts'
import { SegmentedTab, SegmentedTabs } from '../components/segmented-tabs/index.ts'
import { Select, SelectItem } from '../components/select/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Switch } from '../components/switch/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { Textarea } from '../components/textarea/index.ts'
import { ToggleButton } from '../components/toggle-button/index.ts'
import type { ControlTexts } from './control-texts.ts'
import styles from './Foundations.module.css'

export interface EveryControlProps {
  texts: ControlTexts
}

/** One of each control that a finger presses or the keyboard reaches. */
export function EveryControl({ texts }: EveryControlProps) {
  const [stems, setStems] = useState(150)
  const [isLong, setIsLong] = useState(true)
  const [decision, setDecision] = useState('rest')
  const [page, setPage] = useState(2)
  return (
    <div className={styles.controls}>
      <Stack gap={5}>
        <div className={styles.keys}>
          <Button tone="primary">{texts.order}</Button>
          <Button size="s">{texts.later}</Button>
          <IconButton label={texts.close} size="s">
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.keys}>
          <ToggleButton pressed={isLong} onPressedChange={setIsLong}>
            50
          </ToggleButton>
          <Chip removeLabel={texts.remove}>{texts.roses}</Chip>
        </div>
        <QuantityStepper
          value={stems}
          step={25}
          onCommit={setStems}
          label={texts.stems}
          decreaseLabel={texts.less}
          increaseLabel={texts.more}
        />
        <SegmentedTabs label={texts.tabs} tone="boxed">
          <SegmentedTab href="#stock" aria-current="page">
            {texts.stock}
          </SegmentedTab>
          <SegmentedTab href="#preorder">{texts.preorder}</SegmentedTab>
        </SegmentedTabs>
        <Pagination
          total={30}
          page={page}
          onPageChange={setPage}
          aria-label={texts.pages}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          pageLabel={texts.page}
        />
      </Stack>
      <Stack gap={5}>
        <TextField label={texts.email} type="email" />
        <Select label={texts.region}>
          <SelectItem value="kazan">{texts.city}</SelectItem>
        </Select>
        <Textarea label={texts.comment} />
        <Checkbox>{texts.consent}</Checkbox>
        <RadioGroup legend={texts.shortage} value={decision} onValueChange={setDecision}>
          <Radio value="rest">{texts.sendRest}</Radio>
          <Radio value="none">{texts.sendNone}</Radio>
        </RadioGroup>
        <Switch>{texts.emails}</Switch>
      </Stack>
    </div>
  )
}
