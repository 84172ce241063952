-- What stands on the site and no piece is kept of, as ContentDocument of packages/contract has it. Promotions of campaigns belong to the
-- desk of rewards.
create view found_content as
with said as (
  select a.id, a.brand_id, a.list, a.position, a.picture_url, a.published_at, a.ends_at, a.readers, a.min_rank, a.is_each_visit,
    (select coalesce(jsonb_object_agg(l, t - 'summary' - 'action'), '{}') from jsonb_each(a.texts) as e(l, t)) as plain,
    (select coalesce(jsonb_object_agg(l, jsonb_build_object('summary', '') || (t - 'action')), '{}')
      from jsonb_each(a.texts) as e(l, t)) as stories,
    (select coalesce(jsonb_object_agg(l, jsonb_build_object('summary', '', 'action', '') || t), '{}')
      from jsonb_each(a.texts) as e(l, t)) as offers
  from announcements a
), found as (
  select b.id, b.brand_id, 'banner' as kind, b.position, jsonb_build_object(
    'group', b.group_name, 'startsAt', utc_text(b.starts_at), 'endsAt', utc_text(b.ends_at),
    'readers', b.readers, 'minRank', b.min_rank, 'linkageType', b.linkage_type, 'linkageTarget', b.linkage_target, 'texts', b.texts,
    'pictures', jsonb_build_object('TY', jsonb_build_object('url', b.picture_url, 'mobileUrl', b.mobile_picture_url)) || b.pictures)
    as document
  from banners b
  union all
  select a.id, a.brand_id, case a.list when 'player' then 'notice' else a.list end, a.position, jsonb_build_object(
    'startsAt', utc_text(a.published_at), 'endsAt', utc_text(a.ends_at), 'readers', a.readers, 'minRank', a.min_rank)
    || case a.list
      when 'player' then jsonb_build_object('texts', a.plain)
      when 'popup' then jsonb_build_object('isEachVisit', a.is_each_visit, 'texts', a.plain)
      when 'news' then jsonb_build_object('pictureUrl', a.picture_url, 'texts', a.stories)
      else jsonb_build_object('pictureUrl', a.picture_url, 'texts', a.offers, 'type', coalesce(p.type, 'others'),
        'badges', to_jsonb(coalesce(p.badges, '{}')), 'runsFrom', utc_text(p.starts_at), 'runsUntil', utc_text(p.closes_at),
        'linkageType', coalesce(p.linkage_type, 'NONE'), 'linkageTarget', coalesce(p.linkage_target, ''))
    end
  from said a left join announced_promotions p on p.announcement_id = a.id
  where not exists (select from campaigns c where c.brand_id = a.brand_id and c.id = a.id)
  union all
  select h.id, h.brand_id, 'help', h.position, jsonb_build_object('tag', h.tag, 'topic', coalesce(h.topic, 'operator'), 'texts', h.texts)
  from help_articles h
)
select id, brand_id, kind, position, jsonb_build_object('kind', kind) || document as document from found f
where not exists (select from content_pieces c where c.id = f.id);
grant select on found_content to baize_app;

update help_articles set topic = 'operator';
insert into content_pieces (id, brand_id, kind, document, version, published_version, position, changed_by, changed_at)
select id, brand_id, kind, document, 1, 1, position, '', now() from found_content;
insert into content_versions (piece_id, version, document, act, changed_by, reason, changed_at)
select id, 1, document, 'found', '', '', changed_at from content_pieces;
