import { useState } from 'react';
import { Chips } from '../chips.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { Pager, type PagerLabels } from '../navigation/pager.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Tag } from '../tag.tsx';
import type { Story } from './story.ts';

const options = ['Today', 'Week', 'Month'].map((label) => ({ value: label, label }));
const labels: PagerLabels = {
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${page}`,
  position: (page, totalPages) => `${page} of ${totalPages}`,
};

function Periods({ look }: { look: 'chips' | 'segmented' }) {
  const [value, setValue] = useState('Today');
  return <Chips legend="Period" options={options} value={value} onChange={setValue} look={look} />;
}

function Lobbies({ count }: { count: number }) {
  const [value, setValue] = useState('1');
  const tabs = Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, label: `Vendor ${index + 1}` }));
  return (
    <Tabs label="Vendors" tabs={tabs} value={value} onChange={setValue} previousLabel="Back" nextLabel="On">
      <p className="py-4">Games of vendor {value}</p>
    </Tabs>
  );
}

function Pages() {
  const [page, setPage] = useState(5);
  return <Pager page={page} totalPages={12} onChange={setPage} labels={labels} />;
}

export const story: Story = {
  shows: ['chips', 'tabs', 'pager', 'breadcrumb', 'tag'],
  states: {
    Chips: () => <Periods look="chips" />,
    'Segmented control': () => <Periods look="segmented" />,
    Tabs: () => <Lobbies count={3} />,
    'Tabs with arrows': () => <Lobbies count={12} />,
    Pager: () => <Pages />,
    Breadcrumb: () => (
      <Breadcrumb
        label="You are here"
        trail={[
          { key: 'home', link: <a href="#home">Home</a> },
          { key: 'help', link: <a href="#help">Help</a> },
        ]}
        current="How to deposit"
      />
    ),
    Tags: () => (
      <div className="flex gap-2">
        <Tag>Baccarat</Tag>
        <Tag removeLabel="Remove Baccarat" onRemove={() => {}}>
          Baccarat
        </Tag>
      </div>
    ),
  },
};
