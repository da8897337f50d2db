import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

/** DataGrid styles. `&&` outranks DataGrid's own selectors. */
export const dataGrid: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...frame(theme),
        ...headings(theme),
        ...cells(theme),
        ...pager(theme),
        '@media print': paper,
      }),
    },
  },
};

const ring = ({ vars: { palette } }: Theme) => ({
  outline: `3px solid ${palette.primary.main}`,
  outlineOffset: -3,
});

const frame = ({ vars: { palette } }: Theme) => ({
  '&&': {
    '--DataGrid-t-header-background-base': palette.background.subtle,
    '--DataGrid-t-color-border-base': palette.divider,
    '--DataGrid-overlayHeight': '104px',
    fontSize: '1rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiDataGrid-overlay': {
    alignItems: 'flex-start',
    paddingInline: 16,
    textAlign: 'start',
    color: palette.text.secondary,
  },
  '& .MuiDataGrid-overlay:has(.MuiLinearProgress-root)': { paddingInline: 0 },
  '& .MuiDataGrid-overlayWrapper': { pointerEvents: 'none' },
});

const headings = ({ vars: { palette } }: Theme) => ({
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeaders': { borderBottom: `1px solid ${palette.outline}` },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: '0.875rem', fontWeight: 700 },
  '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)[aria-colindex="1"]': { paddingLeft: 16 },
  '& .MuiDataGrid-iconButtonContainer': { visibility: 'visible', width: 'auto' },
  '&& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
    minWidth: 0,
    minHeight: 0,
    padding: 0,
    opacity: 1,
    color: palette.outline,
    backgroundColor: 'transparent',
  },
  '&& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-sortButton': { color: palette.primary.main },
});

const cells = (theme: Theme) => ({
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '&& .MuiDataGrid-row.Mui-selected': {
    '&, &:hover': { backgroundColor: theme.vars.palette.background.subtle },
  },
  '&& :is(.MuiDataGrid-cellCheckbox, .MuiDataGrid-columnHeaderCheckbox)': { padding: 0 },
  '& .MuiDataGrid-cell--editable': {
    cursor: 'text',
    textDecoration: `underline dotted ${theme.vars.palette.outline}`,
    textUnderlineOffset: '0.3em',
    '&:hover': { backgroundColor: theme.vars.palette.background.subtle },
  },
  '&& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': ring(theme),
  },
  '&& .MuiDataGrid-cell.MuiDataGrid-cell--editing': {
    '&:focus-within': ring(theme),
    '& input': { paddingInline: 10, textAlign: 'right' },
    '& .Mui-error input': { color: theme.vars.palette.error.main },
  },
  '& .MuiDataGrid-cell:has(.MuiButton-text)': { paddingInline: 2 },
  '& .MuiDataGrid-cell .MuiButton-text': {
    minWidth: 0,
    paddingInline: 8,
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
  },
  '& .MuiDataGrid-row:is(:hover, :focus-within) .MuiButton-text': { color: theme.vars.palette.primary.main },
});

const pager = (theme: Theme) => ({
  '&& select': { paddingBlock: 10, '&:focus-visible': ring(theme) },
  '& .MuiTablePagination-root': { minWidth: 0, paddingRight: 8, overflow: 'visible' },
  '&& .MuiTablePagination-toolbar': {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    minHeight: 52,
    paddingBlock: 4,
    paddingLeft: 8,
  },
});

const paper = {
  '&&': { '--DataGrid-rowWidth': '100% !important' },
  '& .MuiDataGrid-virtualScrollerRenderZone': { width: '100%' },
  '&& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
    flexShrink: 1,
    minWidth: 0,
    paddingInline: 6,
    '&, & *': { fontSize: '0.75rem' },
  },
  '& :is(.MuiDataGrid-cellEmpty, .MuiDataGrid-footerContainer)': { display: 'none' },
};
